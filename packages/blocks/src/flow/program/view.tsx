import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { localVariables } from './local-variables.ts'
import { programBlock } from './schema.ts'

export const programView = blockView(
  flowView({
    type: programBlock,
    title: 'Program',
    keyword: 'program',
    icon: iconNamed('SquareTerminal'),
    keywords: ['function', 'procedure', 'subroutine'],
    alsoTyped: ['function'],
    sections: ['Programming', 'Variables'],
    fill: head => ({ head }),
    note: localVariables,
  }),
)
