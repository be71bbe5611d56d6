/** A link target in Markdown as written: file and heading; the file is empty for a bare `#heading`. */
type Link = { file: string; heading?: string }

/** The links of a Markdown text to project files; code spans and blocks do not count. */
export function linksOf(text: string): Link[] {
  const spoken = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...spoken.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, file]) => !/^[a-z]+:/.test(file!))
    .map(([, file, heading]) => (heading === undefined ? { file: file! } : { file: file!, heading }))
}

/** The anchors of the headings of a Markdown text. */
export const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The files of docs named in a text of any kind, relative to the project's root. */
export const docsNamedIn = (text: string): string[] => [...text.matchAll(/\bdocs\/[\w/-]+[.](?:md|tsv|png)\b/g)].map(([file]) => file)

/** The numbers of the decisions that a text links to or names, by file or as `docs/decisions/031`. */
export const decisionsNamedIn = (text: string): string[] =>
  [...text.matchAll(/decisions\/(\d{3})(?!\d)|\]\((\d{3})-[\w-]+[.]md\)/g)].map(([, named, linked]) => (named ?? linked)!)
