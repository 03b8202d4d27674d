/** Tells the other windows of this application that somebody has signed in to Onshape. */
const NAME = 'calcwright-onshape'

export function announceSignIn(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('connected')
  channel.close()
}

/**
 * Calls back when that happens, and when this window gets the focus again: in a frame of another site the message of
 * the other window does not arrive. Returns the way to stop.
 */
export function whenSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listener)
  window.addEventListener('focus', listener)
  return () => {
    channel.close()
    window.removeEventListener('focus', listener)
  }
}
