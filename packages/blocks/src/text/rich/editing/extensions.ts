/** The content that a text may hold: everything that can be stored, and nothing that would be lost on saving. */
import { Extension } from '@tiptap/core'
import type { Extensions } from '@tiptap/core'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import type { Editor } from '@calcwright/editor'
import { safeAddress } from '../sanitize.ts'
import { LINK_ATTRIBUTES } from '../shown-html.ts'
import { Clipboard } from './clipboard.ts'
import { insertBelow } from './pasted-pictures.ts'
import { Headings } from './headings.ts'
import { HeadingSigns } from './heading-signs.ts'
import { Bullets, Numbers } from './lists.ts'
import { LookCommands, TextAttributes } from './text-attributes.ts'
import { PictureNode } from './picture-node.ts'
import { ReferenceNode } from './references.ts'

export function textExtensions(editor: Editor, reader: string): Extensions {
  return [
    Kit.configure({
      // The worksheet's own undo knows this text as well.
      undoRedo: false,
      trailingNode: false,
      code: false,
      codeBlock: false,
      bulletList: false,
      orderedList: false,
      heading: { levels: [1, 2, 3, 4, 5, 6] },
      link: {
        openOnClick: false,
        isAllowedUri: address => safeAddress(address ?? '') !== null,
        HTMLAttributes: LINK_ATTRIBUTES,
      },
    }),
    Bullets,
    Numbers,
    Subscript.extend({ addKeyboardShortcuts: () => ({}), excludes: 'superscript' }),
    Superscript.extend({ addKeyboardShortcuts: () => ({}), excludes: 'subscript' }),
    TextAlign.configure({
      types: ['heading', 'paragraph'],
      alignments: ['left', 'center', 'right', 'justify'],
    }),
    TextAttributes,
    LookCommands,
    PictureNode.configure({ inline: true, allowBase64: true, resources: editor.actions.resources }),
    TableKit.configure({ table: { resizable: false } }),
    ReferenceNode.configure({ editor, reader }),
    Headings.configure({ editor, reader }),
    HeadingSigns.configure({ editor }),
    Shortcuts,
    Clipboard.configure({
      resources: editor.actions.resources,
      below: html => insertBelow(editor, reader, html),
    }),
  ]
}

const Kit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? []
    // Letters that are typed behind a link are not part of it.
    return extensions.map(one => (one.name === 'link' ? one.extend({ inclusive: false }) : one))
  },
})

interface ShortcutStorage {
  /** Asks for what a reference leads to, as the toolbar does. */
  openReference: (() => void) | null
}

/** The keys that the extensions do not have by themselves. */
const Shortcuts = Extension.create<object, ShortcutStorage>({
  name: 'shortcuts',
  addStorage: () => ({ openReference: null }),
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-5': () => this.editor.commands.toggleStrike(),
      'Mod-,': () => this.editor.commands.toggleSubscript(),
      'Mod-.': () => this.editor.commands.toggleSuperscript(),
      'Mod-\\': () => this.editor.commands.clearLooks(),
      'Alt-Shift-r': () => {
        this.storage.openReference?.()
        return true
      },
    }
  },
  addCommands: () => ({
    clearLooks:
      () =>
      ({ chain, state }) => {
        const { empty, $from, from, to } = state.selection
        // Without a selection the paragraph with the caret is meant.
        const range = empty ? { from: $from.start(), to: $from.end() } : { from, to }
        return chain()
          .setTextSelection(range)
          .unsetAllMarks()
          .unsetTextAlign()
          .setTextSelection({ from, to })
          .setParagraph()
          .run()
      },
  }),
})

declare module '@tiptap/core' {
  interface Storage {
    shortcuts: ShortcutStorage
  }
  interface Commands<ReturnType> {
    shortcuts: {
      /** Makes letters and paragraphs plain; lists stay. */
      clearLooks: () => ReturnType
    }
  }
}
