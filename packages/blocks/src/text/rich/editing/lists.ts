/** Lists, made by typing as well: `1.` `1-` `1:` and `-` `.` `:` with a space at the start of a line. */
import { InputRule, wrappingInputRule } from '@tiptap/core'
import { BulletList, OrderedList } from '@tiptap/extension-list'

const BULLET_TRIGGER = /^[-.:]\s$/
const NUMBER_TRIGGER = /^(\d{1,4})[.:-]\s$/

/** Makes a list of the line that is typed, unless it is in one. */
function listRule(config: Parameters<typeof wrappingInputRule>[0]): InputRule {
  const rule = wrappingInputRule(config)
  return new InputRule({
    find: rule.find,
    undoable: true,
    handler(props) {
      const { $from } = props.state.selection
      const inList = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth).type.name).includes(
        'listItem',
      )
      return inList ? null : rule.handler(props)
    },
  })
}

export const Bullets = BulletList.extend({
  addInputRules() {
    return [listRule({ find: BULLET_TRIGGER, type: this.type })]
  },
})

export const Numbers = OrderedList.extend({
  addInputRules() {
    return [
      listRule({
        find: NUMBER_TRIGGER,
        type: this.type,
        getAttributes: match => ({ start: Number(match[1]) || 1 }),
        joinPredicate: (match, list) => list.childCount + (list.attrs.start as number) === Number(match[1]),
      }),
    ]
  },
})
