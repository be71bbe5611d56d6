import { lazyPart } from '../program/lazy-part.tsx'
import type { SelectionBar } from './SelectionBar.tsx'

/** The bar, loaded beside the rows where rows can be chosen. */
export const LazySelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar) as typeof SelectionBar // what is loaded is generic, what loads it is not
