/** Whether this window is the right panel of Onshape: its page notes that for those that are gone to from there. */
const HOST = 'calcwright-onshape'

export function rememberOnshapeHost(documentId: string): void {
  try {
    sessionStorage.setItem(HOST, documentId)
  } catch {
    // The browser has no storage for this page: the tools of Onshape are in the palette all the same.
  }
}

export function isInOnshape(): boolean {
  try {
    return sessionStorage.getItem(HOST) !== null
  } catch {
    return false
  }
}
