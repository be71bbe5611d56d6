/** A file that a Markdown text links to, as it is written there, and the heading in it; from `#heading` alone an empty file. */
type Link = { file: string; heading?: string }

/** The links of a Markdown text to files of the project; what stands between backticks is no link. */
export function linksOf(text: string): Link[] {
  const spoken = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...spoken.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, file]) => !/^[a-z]+:/.test(file!))
    .map(([, file, heading]) => (heading === undefined ? { file: file! } : { file: file!, heading }))
}

/** The names by which links reach the headings of a Markdown text. */
export const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The files of docs that a text of any kind names from the root of the project. */
export const docsNamedIn = (text: string): string[] => [...text.matchAll(/\bdocs\/[\w/-]+[.](?:md|tsv|png)\b/g)].map(([file]) => file)

/** The numbers of the decisions that a text links to or names, whether by their file or by `docs/decisions/031`. */
export const decisionsNamedIn = (text: string): string[] =>
  [...text.matchAll(/decisions\/(\d{3})(?!\d)|\]\((\d{3})-[\w-]+[.]md\)/g)].map(([, named, linked]) => (named ?? linked)!)
