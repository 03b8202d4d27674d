/** Onshape for the editor of an open worksheet. The calls are fetched with the first block that needs them. */
import type { OnshapeLink } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import { maySave } from '../opened/editor-rights.ts'
import { isInOnshape } from './host.ts'
import type { OnshapeTarget } from './onshape-target.ts'

const calls = lazyModule(() => import('./onshape-calls.ts'))

/** @param linked called once the worksheet is linked to a document */
export function onshapeActions(
  open: OnshapeTarget,
  linked: () => void,
): { onshape: OnshapeLink; isOnshapeHere: boolean } {
  const onshape: OnshapeLink = {
    mayStore: () => maySave(open) && !open.draft,
    isLinked: () => open.onshape !== null,
    status: async () => (await calls()).onshapeStatus(open),
    connect: () => {
      // The window opens at once: browsers stop those that come later than a click.
      window.open('/onshape/connect', 'onshape', 'popup,width=520,height=720')
    },
    whenConnected: listener => {
      let stop = () => {}
      let isOver = false
      void calls().then(({ whenSignedIn }) => isOver || (stop = whenSignedIn(listener)))
      return () => {
        isOver = true
        stop()
      }
    },
    link: async address => {
      await (await calls()).link(open, address)
      linked()
    },
    parts: async fresh => (await calls()).onshapeParts(open, fresh),
    variables: async (part, fresh) => (await calls()).variables(open, part, fresh),
    variable: async (part, id, fresh) => (await calls()).variable(open, part, id, fresh),
    create: async (part, name, kind, value) =>
      (await calls()).createOnshapeVariable(open, part, name, kind, value),
    store: async (part, id, name, value) => (await calls()).store(open, [part, id, name, value]),
  }
  return { onshape, isOnshapeHere: open.onshape !== null || isInOnshape() }
}
