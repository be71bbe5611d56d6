import { changeUrl, useUrlParams } from './url-state.ts'
import type { Patch } from './url-state.ts'

/** What a modal is about: a record to change, or the record a new one is prefilled from, written `booking:12`. */
export type ModalContext = { id?: string; from?: string }
export type OpenModal = ModalContext & { name: string }
export type Origin = { entity: string; id: number }

/** What every modal gets: the record to change, or the one to start from; at most one of the two. */
export type ModalProps = { id?: number | undefined; from?: Origin | null; onClose: () => void }

const listParam = 'modals'
const idParam = (name: string) => `${name}-id`
const fromParam = (name: string) => `${name}-from`

/** The modals the page's address asks for, each once, in its order. Whether a name is known is the host's question. */
export function useModals(): OpenModal[] {
  return readModals(useUrlParams())
}

export function readModals(params: URLSearchParams): OpenModal[] {
  return namesIn(params).map((name) => {
    const id = params.get(idParam(name))
    const from = params.get(fromParam(name))
    return { name, ...(id && { id }), ...(from && { from }) }
  })
}

/** Opens a modal above those already open, or gives an open one another context. */
export function openModal(name: string, context: { id?: number | string; from?: Origin } = {}) {
  changeUrl((params) => opening(params, name, context))
}

/** Closing replaces the step in the history, so that going back does not open the modal again. */
export function closeModal(name: string) {
  changeUrl((params) => closing(params, name), { replace: true })
}

export function opening(params: URLSearchParams, name: string, { id, from }: { id?: number | string; from?: Origin }): Patch {
  return {
    [listParam]: [...namesIn(params).filter((open) => open !== name), name].join(','),
    [idParam(name)]: id === undefined ? null : String(id),
    [fromParam(name)]: from === undefined ? null : writeOrigin(from),
  }
}

export function closing(params: URLSearchParams, name: string): Patch {
  const left = namesIn(params).filter((open) => open !== name)
  return { [listParam]: left.join(',') || null, [idParam(name)]: null, [fromParam(name)]: null }
}

const writeOrigin = ({ entity, id }: Origin): string => `${entity}:${id}`

/** Null for a text that names no record. */
export function readOrigin(from: string | undefined): Origin | null {
  const [, entity, id] = /^([a-z_-]+):(\d{1,15})$/.exec(from ?? '') ?? []
  return entity && id ? { entity, id: Number(id) } : null
}

function namesIn(params: URLSearchParams): string[] {
  const names = (params.get(listParam) ?? '').split(',').map((name) => name.trim())
  return [...new Set(names.filter((name) => /^[a-z-]+$/.test(name)))]
}
