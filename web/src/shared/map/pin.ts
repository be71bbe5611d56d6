import type { Text } from '@kasack/contract/text.ts'
import type { ComponentType } from 'react'
import type { Icon } from '../look/icons.ts'

/** What a pin stands for: an entity's nouns, icon and tone. */
export type PinKind = { noun: Text; plural: Text; icon: Icon; tone: 'accent' | 'amber' | 'ink' }

export type Spot = { latitude: number; longitude: number }

/** In km: the distance, null if either place is unknown, and the maximum distance, null for anywhere. */
export type Reach = { distance: number | null; limit: number | null }

/** A point on a map that can be opened. */
export type Pin = Spot & {
  /** Unique on the map. */
  key: string
  name: string
  kind: PinKind
  /** Shown below the name in the popover, such as an address. */
  remark?: string
  /** Where the name links to in the popover. */
  path?: string
  /** The place is only known by its postal code or town. */
  isApproximate?: boolean
  /** Its distance and the limit. Such a pin stays in sight, whatever the circle. */
  reach?: Reach
  /** The record is inactive. */
  isInactive?: boolean
}

/** The popover of a pin; detailed unless it is part of a long list. */
export type Popover<P extends Pin = Pin> = ComponentType<{ pin: P; isDetailed: boolean }>

/** A circle around a spot, radius in kilometres. */
export type Circle = Spot & { radius: number }

/** Whether the distance exceeds the maximum, in kilometres; null: unknown, or anywhere. */
export const isExceeded = (distance: number | null, maxDistance: number | null): boolean =>
  distance !== null && maxDistance !== null && distance > maxDistance

/** A record's spot, if both its coordinates are known. */
export const spotOf = (latitude: number | null, longitude: number | null): Spot | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
