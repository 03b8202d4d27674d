import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import programBlock from './schema.ts'
import type { Block } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'

export default blockView(
  flowView({
    type: programBlock,
    title: 'Program',
    keyword: 'program',
    icon: iconOf('program'),
    keywords: ['function', 'procedure', 'subroutine'],
    alsoTyped: ['function'],
    sections: ['Programming', 'Variables'],
    fill: head => ({ head }),
    note: localVariables,
  }),
)

/** `Local variables: a, b`: what the lines of a program define, its parameters apart; '' for none. */
function localVariables({ block, props, editor }: BlockViewProps<object>): string {
  const { worksheet, registry } = editor
  const names = new Set<string>()
  const collect = (parent: string): void => {
    for (const id of worksheet.childrenOf(parent)) {
      const child = worksheet.block(id)
      if (!child) continue
      for (const name of definedIn(child)) names.add(name)
      if (!worksheet.registry.get(child.type)?.container?.ownNames) collect(id)
    }
  }
  const definedIn = ({ type, status, disabled, props: fields }: Block): readonly string[] =>
    status === 'ok' && !disabled ? (registry.entries.get(type)?.defines?.(fields) ?? []) : []
  collect(block.id)
  for (const name of registry.entries.get(block.type)?.binds?.(props) ?? []) names.delete(name)
  return names.size === 0 ? '' : `Local variables: ${[...names].join(', ')}`
}
