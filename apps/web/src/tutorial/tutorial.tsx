/** The welcome on the first visit: what the product does, in one look, and where to begin. */
import { PAGES } from '@calcwright/contract'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { SignInLinks } from '../account/sign-in-links.tsx'
import { useSession } from '../session/use-session.ts'
import { Button, giveFocusBack } from '@calcwright/ui'
import { closePopup, usePopup } from '../shell/popup-state.ts'
import { Scene } from './scene.tsx'
import { type SceneName, SCENES, sceneAt } from './scenes.ts'
import css from './tutorial.module.css'
import { rememberWelcome } from './welcomed.ts'

export default function Tutorial() {
  const opener = usePopup(state => state.opener)
  const session = useSession()
  const [run, setRun] = useState(0)
  const [scene, setScene] = useState(() => sceneAt(location.pathname))
  const close = () => {
    rememberWelcome()
    closePopup()
  }
  return (
    <Dialog.Root open onOpenChange={open => open || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.content}
          onCloseAutoFocus={event => {
            opener?.focus()
            giveFocusBack(event)
          }}
        >
          <Dialog.Close asChild>
            <Button tone="quiet" square className={css.close} aria-label="Close the welcome">
              <X size={18} />
            </Button>
          </Dialog.Close>
          <Dialog.Title className={css.title}>Welcome to Calcwright</Dialog.Title>
          <Dialog.Description className={css.lead}>
            A worksheet that calculates with units while you type.
          </Dialog.Description>
          <div role="group" aria-label="What the tour shows" className={css.scenes}>
            {(Object.keys(SCENES) as SceneName[]).map(name => (
              <Button
                key={name}
                tone="quiet"
                aria-pressed={name === scene}
                onClick={() => {
                  setScene(name)
                  setRun(run + 1)
                }}
              >
                {SCENES[name].label}
              </Button>
            ))}
          </div>
          <Scene key={run} name={scene} />
          <footer className={css.footer}>
            {session?.user === null && (
              <p className={css.help}>
                Worksheets that you keep need an account. <SignInLinks onGo={close} />
              </p>
            )}
            <p className={css.help}>
              Help is in the menu at the top right of each worksheet, and under{' '}
              <a href={PAGES.shortcuts} target="_blank" rel="noopener">
                keyboard shortcuts
              </a>
              .
            </p>
            <Button tone="quiet" className={css.again} onClick={() => setRun(run + 1)}>
              Play again
            </Button>
            <Dialog.Close asChild>
              <Button tone="accent" autoFocus>
                Continue
              </Button>
            </Dialog.Close>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
