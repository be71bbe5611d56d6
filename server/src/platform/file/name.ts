import { fileEndings, type FileType } from '@kasack/contract/file.ts'

const longest = 120

/** The name of an uploaded file: no path, no invisible characters, limited length. A file without a name gets one by its type. */
export function plainName(given: string, type: FileType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1)!
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}"<>|:*?]/gu, '').trim()
  const [stem = '', ending = ''] = /^(.*?)(\.\w{1,10})?$/.exec(visible)!.slice(1)
  return /[^.\s]/.test(visible) ? [...stem].slice(0, longest).join('') + ending : `file.${fileEndings[type][0]}`
}

/** The name under which a file is handed out: it ends as its content demands, so that it opens no page or program. */
export function safeName(name: string, type: FileType): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (fileEndings[type] as readonly string[]).includes(ending) ? name : `${name}.${fileEndings[type][0]}`
}

/** The header that makes a browser save a file under its name and never display it. */
export function asDownload(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
