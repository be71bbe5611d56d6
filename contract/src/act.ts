import type { Text } from './text.ts'

/**
 * What can be done with a record beside changing and deleting it, by whoever may change it. `R` is what must be known of the record to
 * say whether it can be done.
 */
export type Act<R = never> = {
  /** What menus call it. */
  label: Text
  /**
   * How it is asked for: by a PATCH that sends this field as true, by a POST without fields to this path below the record's, or by an
   * ordinary PATCH that sends these values.
   */
  by: { flag: string } | { path: string } | { sends: Readonly<Record<string, unknown>> }
  /** The fields that such a PATCH may send beside, of a period the bound alone that is named; all others are not looked at. */
  takes?: readonly string[]
  bound?: 'lower' | 'upper'
  /** Whether it makes sense for the record at all; menus leave out what does not. */
  isOffered?: (record: R) => boolean
  /** Why it cannot be done on a day, `YYYY-MM-DD`; undefined: it can. */
  whyNot?: (record: R, today: string) => Text | undefined
}

/** By name, which menus use as their keys; an act by a flag is called like the flag. */
export type Acts = Readonly<Record<string, Act>>
