import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import { localVariables } from './local-variables.ts'
import programBlock from './schema.ts'

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
