import { useEffect } from 'react'
import { CardPage } from '../account/card-page.tsx'
import { announceSignIn } from './channel.ts'

/** The end of the window in which somebody signs in to Onshape. */
export function OnshapeSignedInPage() {
  const problem = new URLSearchParams(location.search).get('problem') ?? ''
  useEffect(() => {
    if (problem !== '') return
    announceSignIn()
    // Browsers close a window that a script has opened.
    window.close()
  }, [problem])
  if (problem !== '')
    return (
      <CardPage title="Onshape is not connected">
        <p role="alert">{problem}</p>
        <p>
          <a href="/onshape/connect">Sign in to Onshape again</a>, or close this window.
        </p>
      </CardPage>
    )
  return (
    <CardPage title="Onshape is connected">
      <p role="status">You can close this window and go on in your worksheet.</p>
    </CardPage>
  )
}
