import type { Text } from './text.ts'

/**
 * An action on a record other than changing or deleting it, open to users who may change the record. `R`: the part of the record that
 * decides whether the action is possible.
 */
export type Act<R = never> = {
  /** The label in menus. */
  label: Text
  /**
   * How it is requested: a PATCH that sends this field as true, a POST without fields to this path below the record's, or an ordinary PATCH
   * that sends these values.
   */
  by: { flag: string } | { path: string } | { sends: Readonly<Record<string, unknown>> }
  /** Fields that such a PATCH may also send; of a period only the named `bound`. All others are ignored. */
  takes?: readonly string[]
  bound?: 'lower' | 'upper'
  /** Whether it makes sense for the record at all; otherwise menus leave it out. */
  isOffered?: (record: R) => boolean
  /** Why it is not possible on a day, `YYYY-MM-DD`; undefined: it is. */
  whyNot?: (record: R, today: string) => Text | undefined
}

/** By name, which menus use as their keys; an act with a flag has the flag's name. */
export type Acts = Readonly<Record<string, Act>>
