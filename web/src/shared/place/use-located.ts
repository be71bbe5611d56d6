import type { Field as ContractField } from '@kasack/contract/field.ts'
import type { MapPlace } from '@kasack/contract/place.ts'
import { useEffect, useState } from 'react'
import type { Form } from '../form/form.ts'
import { changeTogether, describe, labelOf, nameOf } from '../form/form.ts'
import { useForm, useFormState } from '../form/form-context.ts'
import type { FieldValues } from '../form/values.ts'
import { language } from '../language/i18n.ts'
import { readFor } from '../storage/query-client.ts'
import type { Point, PlaceGap } from './address.ts'
import { pointOf } from './address.ts'
import { placesOf } from './search.ts'

/** The fields of a location: its typed parts, and those that store its point. */
export type LocatedFields = {
  typed: readonly ContractField[]
  latitude: ContractField
  longitude: ContractField
  /** Omitted if precision does not matter. */
  approximate?: ContractField | undefined
  /** The search text when no place was chosen; empty: no search. */
  wanted: (values: FieldValues) => string
  /** Picks the matching place from the results. */
  placeOf: (places: readonly MapPlace[], values: FieldValues) => MapPlace | PlaceGap
  /** Its point is approximate, however precise the place. */
  isAlwaysApproximate: boolean
  /** Further values that follow from the place. */
  completed?: (place: MapPlace, left: ContractField | null) => FieldValues
}

export type Search = 'searching' | 'failed' | PlaceGap

/**
 * Ties a point to the text it belongs to: other text has no point, and typing the former text brings it back. A point comes from a chosen
 * place, or from a search when the user leaves the field; both are shown before saving.
 */
export function useLocated(fields: LocatedFields) {
  const form = useForm()
  const [known] = useState(() => new Map<string, Point>())
  const [search, setSearch] = useState<{ of: string; state: Search } | null>(null)
  const { typed, pointIn, asValues } = namesOf(form, fields)
  const keyOf = (values: FieldValues) => JSON.stringify(typed.map((name) => String(values[name] ?? '').trim()))
  const key = useFormState(form, ({ values }) => keyOf(values))
  const values = useFormState(form, (state) => state.values)
  useDescribed(form, [fields.latitude, fields.longitude, ...(fields.approximate ? [fields.approximate] : [])])

  function pointFor(wanted: FieldValues): Point | null {
    const { start } = form.get()
    return known.get(keyOf(wanted)) ?? (keyOf(wanted) === keyOf(start) ? pointIn(start) : null)
  }

  function type(of: ContractField, value: unknown) {
    const changed = { [nameOf(form.entity, of)]: value }
    changeTogether(form, { ...changed, ...asValues(pointFor({ ...form.get().values, ...changed })) })
  }

  /** Takes a chosen or found place. */
  function take(changed: FieldValues, point: Point) {
    known.set(keyOf({ ...form.get().values, ...changed }), point)
    changeTogether(form, { ...changed, ...asValues(point) })
    setSearch(null)
  }

  /** Searches once for text without a point; `left` is the field the user has left. */
  async function locate({ left = null, again = false }: { left?: ContractField | null; again?: boolean } = {}) {
    const asked = form.get().values
    const [of, text] = [keyOf(asked), fields.wanted(asked)]
    if (!text || pointIn(asked) || (search?.of === of && !again)) return
    setSearch({ of, state: 'searching' })
    const found = await readFor(placesOf(text, language())).catch(() => null) // already logged
    if (keyOf(form.get().values) !== of) return
    const place = found ? fields.placeOf(found.places, asked) : 'failed'
    if (typeof place === 'string') return setSearch({ of, state: place })
    take(fields.completed?.(place, left) ?? {}, pointOf(place, fields.isAlwaysApproximate || place.is_approximate))
  }

  const isWanted = fields.wanted(values) !== ''
  const point = pointIn(values)
  const placeName = point ? known.get(key)?.place_name : undefined
  return { point, placeName, isWanted, search: search?.of === key ? search.state : null, type, take, locate }
}

export type AddressLookup = ReturnType<typeof useLocated>

function namesOf(form: Form, { typed, latitude, longitude, approximate }: LocatedFields) {
  const [lat, lon] = [nameOf(form.entity, latitude), nameOf(form.entity, longitude)]
  const rough = approximate && nameOf(form.entity, approximate)
  return {
    typed: typed.map((field) => nameOf(form.entity, field)),
    pointIn(values: FieldValues): Point | null {
      const [north, east] = [values[lat], values[lon]] as (number | null)[] // types of the fields' answers
      return north === null || north === undefined || east === null || east === undefined
        ? null
        : { latitude: north, longitude: east, is_approximate: rough !== undefined && values[rough] === true }
    },
    asValues: (point: Point | null): FieldValues => ({
      [lat]: point?.latitude ?? null,
      [lon]: point?.longitude ?? null,
      ...(rough !== undefined && { [rough]: point?.is_approximate ?? false }),
    }),
  }
}

/** Registers the fields shown by the map: they belong to the form, although nobody types them. */
function useDescribed(form: Form, fields: readonly ContractField[]) {
  useEffect(() => {
    const names = fields.map((field) => nameOf(form.entity, field))
    for (const name of names)
      describe(form, name, { field: form.entity.fields[name]!, label: labelOf(form, name), required: false, isOff: true })
    return () => names.forEach((name) => describe(form, name, null))
    // oxlint-disable-next-line react/exhaustive-deps -- the fields are always the entity's, whichever array holds them
  }, [form])
}
