import { lazyPart } from '../program/lazy-part.tsx'

/** The map itself, with all that draws it: loaded when it is first shown. */
export const LazyMap = lazyPart(async () => (await import('./MapView.tsx')).MapView)
