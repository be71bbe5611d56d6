import type { Entity } from '@kasack/contract/entity.ts'
import { fileEndings, largestFile } from '@kasack/contract/file.ts'
import { recordPath } from '../address/record-path.ts'
import type { Call } from './api.ts'
import { request } from './api.ts'
import type { CallResult } from './send.ts'
import { apiPath } from './send.ts'
import { unreachable } from './refusal.ts'
import { unauthorized } from '../session/session.ts'

type Place = Pick<Entity, 'path'>

/** The path of a record's file, below `/api/v0`. */
const fileCall = (entity: Place, id: number): string => `${recordPath(entity, id)}/file/`

/** Its download URL. */
export const fileAddress = (entity: Place, id: number): string => apiPath + fileCall(entity, id)

const endings = Object.values(fileEndings).flat()

/** For a file dialog's `accept`; on a phone the MIME types bring up the camera. */
export const acceptedFiles = [...Object.keys(fileEndings), ...endings.map((ending) => `.${ending}`)].join()

/** Why the server would reject a file, judging by size and name; null: it may not. */
export function refusedFile({ name, size }: Pick<File, 'name' | 'size'>): 'too_large' | 'other_type' | null {
  if (size > largestFile) return 'too_large'
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return endings.some((one) => one === ending) ? null : 'other_type'
}

/** Uploads a record's file, replacing the previous one. */
export function sendFile(
  entity: Place,
  id: number,
  file: File,
  told: Pick<Call<unknown>, 'hooks' | 'silent'>,
): Promise<CallResult<unknown>> {
  const body = new FormData()
  body.set('file', file)
  return request({ method: 'POST', path: fileCall(entity, id), body, ...told })
}

/** The file's content for display, or the status if it could not be read. Throws only if the signal aborts the call. */
export async function readFile(entity: Place, id: number, signal: AbortSignal): Promise<{ content: Blob } | { status: number }> {
  try {
    const response = await fetch(fileAddress(entity, id), { credentials: 'same-origin', signal })
    if (response.status === 401) unauthorized()
    return response.ok ? { content: await response.blob() } : { status: response.status }
  } catch (error) {
    if (signal.aborted) throw error
    return { status: unreachable }
  }
}
