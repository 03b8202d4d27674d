/** Why there is no list, and what can be done about that. */
import { TransportError } from '@calcwright/contract'
import { Link } from '@tanstack/react-router'
import { LocalList } from './local-list.tsx'
import SignInOffer from '../account/sign-in-offer.tsx'
import { RefusedError } from '../session/granted.ts'
import { Button } from '@calcwright/ui'
import css from './list-pane.module.css'
import { ACTIVE_LIST, placeAddress } from '../items/place.ts'

interface ListFailureProps {
  /** Null while the call waits for the network. */
  readonly error: Error | null
  readonly onRetry: () => void
}

export default function ListFailure({ error, onRetry }: ListFailureProps) {
  // Asking again gives no rights.
  const closed =
    error instanceof RefusedError && (error.problem === 'not-found' || error.problem === 'rights')
  const isUnreached = error === null || (error.cause instanceof TransportError && error.cause.status === 0)
  return (
    <div className={css.message} role="alert">
      {isUnreached ? (
        <>
          <p>The server cannot be reached.</p>
          <LocalList />
        </>
      ) : (
        <p>An error occurred: {error.message}</p>
      )}
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
