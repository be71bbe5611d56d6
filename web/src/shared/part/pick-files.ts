import { acceptedFiles } from '../call/file.ts'

/** Opens the file dialog; no files if it was cancelled. On a phone it offers the camera. */
export function pickFiles({ several }: { several: boolean }): Promise<File[]> {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', accept: acceptedFiles, multiple: several, hidden: true })
  document.body.append(input)
  return new Promise((resolve) => {
    const settle = () => {
      resolve([...(input.files ?? [])])
      input.remove()
    }
    input.addEventListener('change', settle)
    input.addEventListener('cancel', settle)
    input.click()
  })
}
