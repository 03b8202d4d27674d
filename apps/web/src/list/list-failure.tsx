/** Why there is no list, and what can be done about that. */
import { Link } from '@tanstack/react-router'
import SignInOffer from '../account/sign-in-offer.tsx'
import { RefusedError } from '../session/granted.ts'
import { Button } from '@calcwright/ui'
import css from './list-pane.module.css'
import { ACTIVE_LIST, placeAddress } from '../items/place.ts'

interface ListFailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

export default function ListFailure({ error, onRetry }: ListFailureProps) {
  // Asking again gives no rights.
  const closed =
    error instanceof RefusedError && (error.problem === 'not-found' || error.problem === 'rights')
  return (
    <div className={css.message} role="alert">
      <p>An error occurred: {error.message}</p>
      {!closed ? (
        <Button onClick={onRetry}>Try again</Button>
      ) : (
        <>
          <SignInOffer />
          <Link to={placeAddress(ACTIVE_LIST)}>All worksheets</Link>
        </>
      )}
    </div>
  )
}
