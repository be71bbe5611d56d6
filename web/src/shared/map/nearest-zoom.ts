import { settings } from '../program/settings.ts'
import type { Spot } from './pin.ts'
import { zoomWithTown } from './towns.ts'
import { detailedZoom, travelZoom } from './view.ts'

/** Whether the map of the agency's own service is shown, streets and all. */
export const hasStreets = (): boolean => settings.map_style_url !== null

/** How near a map comes to a place by itself: where streets are, to them; on the built-in map no nearer than keeps the next town in sight. */
export const nearestZoom = (spot: Spot): number => (hasStreets() ? travelZoom : zoomWithTown(spot, detailedZoom))
