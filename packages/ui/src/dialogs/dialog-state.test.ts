import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDialog, giveFocusBack, openDialog, setMenuButton, setFallbackFocus } from './dialog-state.tsx'

class Element {
  isConnected = true
  parentElement: Element | null = null
  readonly focus = vi.fn()
}

const body = new Element()
const opener = new Element()
const home = vi.fn()

const page: { body: Element; activeElement: Element } = { body, activeElement: body }

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('HTMLElement', Element)
  vi.stubGlobal('document', page)
  setFallbackFocus(home)
  opener.isConnected = true
  page.activeElement = opener
  openDialog('The question', () => Promise.reject(new Error('not shown')), {})
  page.activeElement = body
})

afterEach(() => vi.unstubAllGlobals())

const closed = (): void => {
  closeDialog()
  giveFocusBack(new Event('close', { cancelable: true }))
}

it('the focus goes back to what opened the dialog', () => {
  closed()
  expect(opener.focus).toHaveBeenCalledOnce()
  expect(home).not.toHaveBeenCalled()
})

it('a choice in a menu, which is gone by then, has come from its button', () => {
  closeDialog()
  const [menu, choice] = [new Element(), new Element()]
  choice.parentElement = menu
  setMenuButton(menu as never, opener as never)
  page.activeElement = choice
  openDialog('The question', () => Promise.reject(new Error('not shown')), {})
  page.activeElement = body
  closed()
  expect(opener.focus).toHaveBeenCalledOnce()
})

it('where the opener is gone, the page says where the focus goes', () => {
  opener.isConnected = false
  closed()
  expect(home).toHaveBeenCalledOnce()
})

it('the focus stays with what has taken it meanwhile, such as a menu', () => {
  page.activeElement = new Element()
  closed()
  expect(opener.focus).not.toHaveBeenCalled()
  expect(home).not.toHaveBeenCalled()
})

it('a dialog that another one follows leaves the focus to it', () => {
  giveFocusBack(new Event('close', { cancelable: true }))
  expect(opener.focus).not.toHaveBeenCalled()
})
