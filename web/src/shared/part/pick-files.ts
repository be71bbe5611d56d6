import { acceptedFiles } from '../call/file.ts'

/** Opens the file dialog; none where it was closed. On a telephone it offers the camera. */
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
