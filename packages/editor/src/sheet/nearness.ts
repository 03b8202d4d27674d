/**
 * Distance of a group of lines from the viewport. Groups far away are drawn as little more than their text:
 * most of a long worksheet costs next to nothing until it is scrolled to. A group that has been drawn stays
 * drawn.
 */
import { use, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { ExtentContext } from '../parts/extent.ts'
import { Visibility } from '../parts/visibility.ts'
import { scrollerOf } from '../parts/scroller.ts'

/** `visible` is to be drawn at once, `near` while the page is idle. */
export type Nearness = 'far' | 'near' | 'visible'

/**
 * Distance that counts as near, in heights of the viewport; the browser lays out less far ahead while it
 * scrolls.
 */
const NEAR = 1.5

/** Lines are seldom lower. */
const LINE_HEIGHT = 40

/** Distance of a group before it has been laid out, by the number of lines above it. */
export function firstNearness(above: number): Nearness {
  return above * LINE_HEIGHT < innerHeight ? 'visible' : 'far'
}

/** Follows the group until it is visible. */
export function useNearness(group: RefObject<Element | null>, first: Nearness): Nearness {
  const whole = use(ExtentContext) === 'whole'
  const [nearness, setNearness] = useState<Nearness>(whole ? 'visible' : first)
  const visible = nearness === 'visible'
  useEffect(() => {
    if (visible || !group.current) return
    return watch(group.current, next => setNearness(now => (now === 'visible' ? now : next)))
  }, [visible, group])
  return nearness
}

type Listener = (nearness: Nearness) => void

const groups = new Map<Element, Listener>()
const observers = new WeakMap<Element, Observers>()

/**
 * The browser goes through all observed groups in each frame: a group is observed for one of the two only.
 */
interface Observers {
  readonly near: IntersectionObserver
  readonly visible: IntersectionObserver
}

function watch(group: Element, listener: Listener): () => void {
  const { near, visible } = observersOf(scrollerOf(group))
  groups.set(group, listener)
  near.observe(group)
  return () => {
    near.unobserve(group)
    visible.unobserve(group)
    groups.delete(group)
  }
}

function observersOf(scroller: Element): Observers {
  const known = observers.get(scroller)
  if (known) return known
  const root = scroller === document.scrollingElement ? null : scroller
  const observer = (
    margin: number,
    found: (entry: IntersectionObserverEntry) => void,
  ): IntersectionObserver =>
    new IntersectionObserver(entries => entries.filter(entry => entry.isIntersecting).forEach(found), {
      root,
      rootMargin: `${100 * margin}% 0px`,
    })
  const visible = observer(0, ({ target }) => {
    visible.unobserve(target)
    groups.get(target)?.('visible')
  })
  const near = observer(NEAR, entry => {
    near.unobserve(entry.target)
    if (isVisible(entry)) return groups.get(entry.target)?.('visible')
    visible.observe(entry.target)
    groups.get(entry.target)?.('near')
  })
  const made = { near, visible }
  observers.set(scroller, made)
  return made
}

/** Whether a group that came near is visible already: after a jump it must not wait for another frame. */
function isVisible({ boundingClientRect: box, rootBounds: bounds }: IntersectionObserverEntry): boolean {
  if (!bounds) return false
  const margin = (bounds.height * NEAR) / (1 + 2 * NEAR)
  return box.bottom > bounds.top + margin && box.top < bounds.bottom - margin
}

/** Follows whether the browser skips painting the group, as it does some screens away. */
export function useVisibility(group: RefObject<Element | null>): Visibility {
  const [visibility] = useState(() => new Visibility())
  useEffect(() => {
    const element = group.current
    if (!element) return
    const follow = (event: Event): void =>
      visibility.put((event as ContentVisibilityAutoStateChangeEvent).skipped)
    element.addEventListener('contentvisibilityautostatechange', follow)
    visibilities.add(visibility)
    return () => {
      element.removeEventListener('contentvisibilityautostatechange', follow)
      visibilities.delete(visibility)
    }
  }, [group, visibility])
  return visibility
}

const visibilities = new Set<Visibility>()

/** On paper everything is visible. */
globalThis.addEventListener?.('beforeprint', () => {
  flushSync(() => {
    for (const listener of groups.values()) listener('visible')
    for (const visibility of visibilities) visibility.put(false)
  })
})
