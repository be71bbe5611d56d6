import type { Entity } from '@kasack/contract/entity.ts'
import { isDay } from '@kasack/contract/value.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { changeUrl, patched, useUrlParams } from './url-state.ts'
import type { Patch } from './url-state.ts'

/** Records a new one may begin with, by the word that stands for them in the address: `facility:12`. */
type Origins = Readonly<Record<string, Entity>>
type IdDemand = 'none' | 'optional' | 'required'

/** A door: how a modal is opened. Its component is named where modals are shown, so that a door needs none of its code. */
export type Modal<
  Id extends IdDemand = IdDemand,
  From extends Origins = Origins,
  Of extends Entity | null = Entity | null,
  With extends Origins = Origins,
> = {
  /** Its name in the address. */
  name: string
  /** Whose record is created or changed in it. */
  of: Of
  /** Who may open it, where that is another right than the one to create or to change. */
  needs: UserNeeds | null
  /** Whether it is about a record that exists. */
  id: Id
  from: From
  /** Of which of them it may begin with several, and with how many. */
  several: Readonly<Record<string, number>>
  /** What else it may begin with. */
  with: With
  /** The address may say from which day to which. */
  hasDays: boolean
  /** The address may name a vacancy type. */
  hasType: boolean
}
type Description<Id extends IdDemand, From extends Origins, Of extends Entity | null, With extends Origins> = {
  of?: Of
  id?: Id
  from?: From
  several?: Partial<Record<keyof From & string, number>>
  with?: With
  hasDays?: true
  hasType?: true
  needs?: UserNeeds
}

/** `others`: more records of its kind, in their order, where the modal may begin with several. */
type OneOf<From extends Origins> = {
  [Word in keyof From & string]: { entity: Word; id: number; others?: readonly number[] }
}[keyof From & string]

/** The record a new one begins with. */
export type OriginOf<M extends Modal> = OneOf<M['from']>

/** From a day to another; without one it has no end. */
type Days = { lower: string; upper: string | null }

type IdOf<M extends Modal> = { none: undefined; optional: number | undefined; required: number }[M['id']]

/** What a modal is opened with: the record to change, or the one to begin with; at most one of the two. */
export type About<M extends Modal> = {
  id?: IdOf<M>
  from?: OriginOf<M>
  with?: OneOf<M['with']>
  days?: Days
  type?: number
} & (M['id'] extends 'required' ? { id: number } : unknown)

/** What the component behind a door gets. */
export type ModalProps<M extends Modal = Modal> = {
  id: IdOf<M>
  from: OriginOf<M> | null
  with: OneOf<M['with']> | null
  days?: Days | null
  type?: number | null
  onClose: () => void
}

/** Declares a door. */
export function modal<
  const Id extends IdDemand = 'none',
  const From extends Origins = Record<never, Entity>,
  Of extends Entity | null = null,
  const With extends Origins = Record<never, Entity>,
>(name: string, { of, id, from, needs, ...others }: Description<Id, From, Of, With> = {}): Modal<Id, From, Of, With> {
  return {
    name,
    of: of ?? (null as Of),
    id: id ?? ('none' as Id),
    from: from ?? ({} as From),
    several: (others.several ?? {}) as Record<string, number>, // those that are named
    with: others.with ?? ({} as With),
    hasDays: others.hasDays ?? false,
    hasType: others.hasType ?? false,
    needs: needs ?? null,
  }
}

/** Who may open it: whoever may create, or change, such a record, unless the door says otherwise. */
export function needsOf({ needs, of }: Modal, isChange: boolean): UserNeeds {
  return needs ?? (of ? (isChange ? of.access.change : of.access.create) : 'session')
}

/** Opens a modal above those already open, or gives an open one another record. */
export function openModal<M extends Modal>(door: M, ...[about]: M['id'] extends 'required' ? [About<M>] : [About<M>?]) {
  changeUrl((params) => opening(params, door.name, about ?? {}))
}

/** Gives an open modal another record; going back does not return to the former. */
export function replaceModal<M extends Modal>(door: M, about: About<M>) {
  changeUrl((params) => opening(params, door.name, about), { replace: true })
}

/** The address of a page with a modal open on it. */
export const pathWithModal = (path: string, door: Modal, about: ModalAddress = {}): string =>
  `${path}?${patched(new URLSearchParams(), opening(new URLSearchParams(), door.name, about)).toString()}`

/** The modals that pages lead to, by name: what is likely to be opened soon. */
export const expectedModals = new Set<string>()

/** Closing replaces the step in the history, so that going back does not open the modal again. */
export function closeModal({ name }: Modal) {
  changeUrl((params) => closing(params, name), { replace: true })
}

const listParam = 'modals'
const idParam = (name: string) => `${name}-id`
const fromParam = (name: string) => `${name}-from`
const withParam = (name: string) => `${name}-with`
const daysParam = (name: string) => `${name}-days`
const typeParam = (name: string) => `${name}-type`

/** What the address says of a modal; whether its name is known is the host's question. */
export type OpenModal = { name: string; id?: string; from?: string; with?: string; days?: string; type?: string }

/** The modals the page's address asks for, each once, in its order. */
export const useModals = (): OpenModal[] => readModals(useUrlParams())

export function readModals(params: URLSearchParams): OpenModal[] {
  return namesIn(params).map((name) => {
    const id = params.get(idParam(name))
    const from = params.get(fromParam(name))
    const [beside, days, type] = [params.get(withParam(name)), params.get(daysParam(name)), params.get(typeParam(name))]
    return { name, ...(id && { id }), ...(from && { from }), ...(beside && { with: beside }), ...(days && { days }), ...(type && { type }) }
  })
}

type WrittenOrigin = { entity: string; id: number; others?: readonly number[] } | undefined
type ModalAddress = {
  id?: number | string | undefined
  from?: WrittenOrigin
  with?: WrittenOrigin
  days?: Days | undefined
  type?: number | undefined
}

export function opening(params: URLSearchParams, name: string, { id, from, with: beside, days, type }: ModalAddress): Patch {
  return {
    [listParam]: [...namesIn(params).filter((open) => open !== name), name].join(','),
    [idParam(name)]: id === undefined ? null : String(id),
    [fromParam(name)]: written(from),
    [withParam(name)]: written(beside),
    [daysParam(name)]: days ? `${days.lower}_${days.upper ?? ''}` : null,
    [typeParam(name)]: type === undefined ? null : String(type),
  }
}

const written = (origin: WrittenOrigin) =>
  origin === undefined ? null : `${origin.entity}:${[origin.id, ...(origin.others ?? [])].join(',')}`

export function closing(params: URLSearchParams, name: string): Patch {
  const left = namesIn(params).filter((open) => open !== name)
  return {
    [listParam]: left.join(',') || null,
    [idParam(name)]: null,
    [fromParam(name)]: null,
    [withParam(name)]: null,
    [daysParam(name)]: null,
    [typeParam(name)]: null,
  }
}

/** What the address says, as the modal understands it. Null: it names no record where the modal demands one. */
export function readAbout<M extends Modal>(door: M, open: OpenModal): Omit<ModalProps<M>, 'onClose'> | null {
  const { id, from, with: beside } = open
  const known = door.id === 'none' ? undefined : readId(id)
  if (door.id === 'required' && known === undefined) return null
  const about = { from: readOrigin(door.from, from, door.several), with: readOrigin(door.with, beside) }
  const more = { ...(door.hasDays && { days: readDays(open.days) }), ...(door.hasType && { type: readId(open.type) ?? null }) }
  return { id: known, ...about, ...more } as Omit<ModalProps<M>, 'onClose'> // as the door demands
}

/** The address wants a record, and names none that there can be: an empty form would be taken for a new one. */
export function namesNoRecord({ id: demand, from: origins, several }: Modal, { id, from }: OpenModal): boolean {
  const isNoId = demand !== 'none' && id !== undefined && readId(id) === undefined
  return isNoId || (from !== undefined && Object.keys(origins).length > 0 && readOrigin(origins, from, several) === null)
}

const readId = (text = ''): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

function readOrigin(origins: Origins, text = '', several: Modal['several'] = {}) {
  const [, entity = '', ids = ''] = /^([a-z_-]+):(\d{1,15}(?:,\d{1,15})*)$/.exec(text) ?? []
  const [id = 0, ...others] = new Set(ids.split(',').map(Number))
  if (!Object.hasOwn(origins, entity) || others.length >= (several[entity] ?? 1)) return null
  return { entity, id, ...(others.length > 0 && { others }) }
}

function readDays(text = ''): Days | null {
  const [, lower = '', upper = ''] = /^([^_]+)_([^_]*)$/.exec(text) ?? []
  const isWhole = isDay(lower) && (upper === '' || (isDay(upper) && upper >= lower))
  return isWhole ? { lower, upper: upper || null } : null
}

function namesIn(params: URLSearchParams): string[] {
  const names = (params.get(listParam) ?? '').split(',').map((name) => name.trim())
  return [...new Set(names.filter((name) => /^[a-z-]+$/.test(name)))]
}
