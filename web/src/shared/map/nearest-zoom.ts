import { settings } from '../program/settings.ts'
import type { Spot } from './pin.ts'
import { zoomWithTown } from './towns.ts'
import { detailedZoom, travelZoom } from './view.ts'

/** Whether the agency's own map service is used, which shows streets. */
export const hasStreets = (): boolean => settings.map_style_url !== null

/** How far a map zooms in by itself: to the streets if it has them; on the built-in map only as far as a town stays in sight. */
export const nearestZoom = (spot: Spot): number => (hasStreets() ? travelZoom : zoomWithTown(spot, detailedZoom))
