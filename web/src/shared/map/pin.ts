import type { Text } from '@kasack/contract/text.ts'
import type { ComponentType } from 'react'
import type { Icon } from '../look/icons.ts'

/** What a pin stands for: words and icon of its entity. */
export type PinKind = { noun: Text; plural: Text; icon: Icon; tone: 'accent' | 'amber' | 'ink' }

export type Spot = { latitude: number; longitude: number }

/** In km: how far something is, null where one of both places is not known, and how far somebody goes, null for anywhere. */
export type Reach = { distance: number | null; limit: number | null }

/** A point on a map that can be opened. */
export type Pin = Spot & {
  /** Unlike that of every other pin on the map. */
  key: string
  name: string
  kind: PinKind
  /** Said below the name when the pin is opened, as an address. */
  remark?: string
  /** Where the name leads when the pin is opened. */
  path?: string
  /** The place is known by its postal code or town alone. */
  isApproximate?: boolean
  /** How far it is from where somebody goes to it. Such a pin stays in sight, whatever circle there is. */
  reach?: Reach
  /** A record that rests. */
  isInactive?: boolean
}

/** What a pin says when it is opened; in detail where no long list of them is open. */
export type Popover<P extends Pin = Pin> = ComponentType<{ pin: P; isDetailed: boolean }>

/** The circle around a spot, in kilometres. */
export type Circle = Spot & { radius: number }

/** Whether something lies further away than somebody goes, in kilometres; null: unknown, or anywhere. */
export const isExceeded = (distance: number | null, maxDistance: number | null): boolean =>
  distance !== null && maxDistance !== null && distance > maxDistance

/** The spot of a record, where both its coordinates are known. */
export const spotOf = (latitude: number | null, longitude: number | null): Spot | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
