import { lazyPart } from '../program/lazy-part.tsx'
import type { SelectionBar } from './SelectionBar.tsx'

/** The selection bar, loaded alongside the rows if they can be selected. */
export const LazySelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar) as typeof SelectionBar // lazyPart is not generic
