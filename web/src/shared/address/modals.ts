import type { Entity } from '@kasack/contract/entity.ts'
import { isDay } from '@kasack/contract/value.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { changeUrl, patched, useUrlParams } from './url-state.ts'
import type { Patch } from './url-state.ts'

/** Entities a new record may start from, keyed by their word in the address: `facility:12`. */
type Origins = Readonly<Record<string, Entity>>
type IdDemand = 'none' | 'optional' | 'required'

/** A door: how a modal is opened. The host of the modals maps it to its component, so a door pulls in none of that code. */
export type Modal<
  Id extends IdDemand = IdDemand,
  From extends Origins = Origins,
  Of extends Entity | null = Entity | null,
  With extends Origins = Origins,
> = {
  /** Its name in the address. */
  name: string
  /** The entity whose record it creates or changes. */
  of: Of
  /** Who may open it, if that differs from who may create or change. */
  needs: UserNeeds | null
  /** Whether it takes the id of an existing record. */
  id: Id
  from: From
  /** Which of these may be given in the plural, and how many at most. */
  several: Readonly<Record<string, number>>
  /** Entities of a further record it may start with. */
  with: With
  /** Whether the address may name a range of days. */
  hasDays: boolean
  /** Whether the address may name a vacancy type. */
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

/** `others`: more records of the same entity, in order, where the modal accepts several. */
type OneOf<From extends Origins> = {
  [Word in keyof From & string]: { entity: Word; id: number; others?: readonly number[] }
}[keyof From & string]

/** The record a new one starts from. */
export type OriginOf<M extends Modal> = OneOf<M['from']>

/** A range of days; null: open-ended. */
type Days = { lower: string; upper: string | null }

type IdOf<M extends Modal> = { none: undefined; optional: number | undefined; required: number }[M['id']]

/** What a modal is opened with: the record to change or the one to start from, at most one of the two. */
export type About<M extends Modal> = {
  id?: IdOf<M>
  from?: OriginOf<M>
  with?: OneOf<M['with']>
  days?: Days
  type?: number
} & (M['id'] extends 'required' ? { id: number } : unknown)

/** Props of the component behind a door. */
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
    several: (others.several ?? {}) as Record<string, number>, // only named entities have a number
    with: others.with ?? ({} as With),
    hasDays: others.hasDays ?? false,
    hasType: others.hasType ?? false,
    needs: needs ?? null,
  }
}

/** Who may open it: by default users who may create, or change, such a record. */
export function needsOf({ needs, of }: Modal, isChange: boolean): UserNeeds {
  return needs ?? (of ? (isChange ? of.access.change : of.access.create) : 'session')
}

/** Opens a modal on top of the open ones, or gives an open one another record. */
export function openModal<M extends Modal>(door: M, ...[about]: M['id'] extends 'required' ? [About<M>] : [About<M>?]) {
  changeUrl((params) => opening(params, door.name, about ?? {}))
}

/** Gives an open modal another record; going back does not return to the previous one. */
export function replaceModal<M extends Modal>(door: M, about: About<M>) {
  changeUrl((params) => opening(params, door.name, about), { replace: true })
}

/** The address of a page with a modal open on it. */
export const pathWithModal = (path: string, door: Modal, about: ModalAddress = {}): string =>
  `${path}?${patched(new URLSearchParams(), opening(new URLSearchParams(), door.name, about)).toString()}`

/** Names of modals that pages have offered so far, likely to be opened soon. */
export const expectedModals = new Set<string>()

/** Replaces the history entry, so that going back does not reopen the modal. */
export function closeModal({ name }: Modal) {
  changeUrl((params) => closing(params, name), { replace: true })
}

const listParam = 'modals'
const idParam = (name: string) => `${name}-id`
const fromParam = (name: string) => `${name}-from`
const withParam = (name: string) => `${name}-with`
const daysParam = (name: string) => `${name}-days`
const typeParam = (name: string) => `${name}-type`

/** What the address says about a modal; the host checks whether the name is known. */
export type OpenModal = { name: string; id?: string; from?: string; with?: string; days?: string; type?: string }

/** The modals in the page's address, each once, in order. */
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

/** Reads the address the way the modal understands it. Null: it requires a record and the address names none. */
export function readAbout<M extends Modal>(door: M, open: OpenModal): Omit<ModalProps<M>, 'onClose'> | null {
  const { id, from, with: beside } = open
  const known = door.id === 'none' ? undefined : readId(id)
  if (door.id === 'required' && known === undefined) return null
  const about = { from: readOrigin(door.from, from, door.several), with: readOrigin(door.with, beside) }
  const more = { ...(door.hasDays && { days: readDays(open.days) }), ...(door.hasType && { type: readId(open.type) ?? null }) }
  return { id: known, ...about, ...more } as Omit<ModalProps<M>, 'onClose'> // matches the door's declaration
}

/** The address names an impossible record; an empty form would pass for a new record. */
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
