import { lazyPart } from '../program/lazy-part.tsx'

/** The map with its drawing code, loaded when first shown. */
export const LazyMap = lazyPart(async () => (await import('./MapView.tsx')).MapView)
