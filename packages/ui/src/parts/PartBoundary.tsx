import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { usePending } from './pending-parts.ts'

interface PartBoundaryProps {
  /** Stands in the place of the part until it has been fetched. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Shows a part that belongs to the content: what waits for all content, as paper does, waits for it. */
export function PartBoundary({ fallback, children }: PartBoundaryProps) {
  return <Suspense fallback={<Fallback>{fallback}</Fallback>}>{children}</Suspense>
}

function Fallback({ children }: { readonly children: ReactNode }) {
  usePending(true)
  return children
}
