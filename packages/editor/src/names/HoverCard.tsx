import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LineNames } from '../math/companion.ts'
import { HelpCardBody, FloatingCard } from './HelpCardView.tsx'
import { functionHelpLoaded, loadFunctionHelp } from './help-card.ts'
import type { HelpCard } from './help-card.ts'
import { knownNames } from '../state/known-names.ts'
import type { PointedName } from './use-name-marks.ts'

/** Help about the name under the pointer, in a line that is not being edited. */
export default function HoverCard({
  pointed,
  line,
}: {
  readonly pointed: PointedName
  readonly line: LineNames
}) {
  const [card, setCard] = useState<HelpCard | null>(null)
  useEffect(() => {
    let wanted = true
    void loadFunctionHelp().then(() => wanted && setCard(cardOf(pointed.name, line)))
    return () => {
      wanted = false
    }
  }, [pointed, line])
  if (!card) return null
  return createPortal(
    <FloatingCard anchor={() => pointed.element.getBoundingClientRect()}>
      <HelpCardBody card={card} line={line} show={setCard} close={() => setCard(null)} />
    </FloatingCard>,
    document.body,
  )
}

function cardOf(name: string, { editor, block }: LineNames): HelpCard | null {
  const known = knownNames(editor, block).get(name)
  if (known) return { kind: 'name', subject: name, known }
  const help = name.length > 1 ? functionHelpLoaded()?.functionHelp(name) : undefined
  return help ? { kind: 'function', subject: name, help, argument: null } : null
}
