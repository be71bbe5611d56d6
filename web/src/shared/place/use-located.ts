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

/** What is typed and lies somewhere, and the fields in which its point is kept. */
export type LocatedFields = {
  typed: readonly ContractField[]
  latitude: ContractField
  longitude: ContractField
  /** Left out where nothing more exact than its point is asked for. */
  approximate?: ContractField | undefined
  /** What is looked for where nothing was chosen; empty: nothing. */
  wanted: (values: FieldValues) => string
  /** Which of the places found it is. */
  placeOf: (places: readonly MapPlace[], values: FieldValues) => MapPlace | PlaceGap
  /** Its point is approximate, however well the place is known. */
  isAlwaysApproximate: boolean
  /** What else follows from the place. */
  completed?: (place: MapPlace, left: ContractField | null) => FieldValues
}

export type Search = 'searching' | 'failed' | PlaceGap

/**
 * Keeps a point with what it is the point of: whoever types something else has no point any more, whoever types it back has it again.
 * Points come from a choice, or are looked for when the user leaves what he has typed; both are shown before anything is saved.
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

  /** The user types. */
  function type(of: ContractField, value: unknown) {
    const changed = { [nameOf(form.entity, of)]: value }
    changeTogether(form, { ...changed, ...asValues(pointFor({ ...form.get().values, ...changed })) })
  }

  /** The user has chosen, or it was found for him. */
  function take(changed: FieldValues, point: Point) {
    known.set(keyOf({ ...form.get().values, ...changed }), point)
    changeTogether(form, { ...changed, ...asValues(point) })
    setSearch(null)
  }

  /** Looks for what was typed and has no point, once; `left` is the field that the user leaves. */
  async function locate({ left = null, again = false }: { left?: ContractField | null; again?: boolean } = {}) {
    const asked = form.get().values
    const [of, text] = [keyOf(asked), fields.wanted(asked)]
    if (!text || pointIn(asked) || (search?.of === of && !again)) return
    setSearch({ of, state: 'searching' })
    const found = await readFor(placesOf(text, language())).catch(() => null) // logged there
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
      const [north, east] = [values[lat], values[lon]] as (number | null)[] // as their fields answer
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

/** The map shows these values: they belong to what the form shows, though nobody types them. */
function useDescribed(form: Form, fields: readonly ContractField[]) {
  useEffect(() => {
    const names = fields.map((field) => nameOf(form.entity, field))
    for (const name of names)
      describe(form, name, { field: form.entity.fields[name]!, label: labelOf(form, name), required: false, isOff: true })
    return () => names.forEach((name) => describe(form, name, null))
    // oxlint-disable-next-line react/exhaustive-deps -- the fields are those of the entity, whatever list they come in
  }, [form])
}
