/** A type that an office document declares: for all parts with this ending, or with null for one part by its name. */
export type DeclaredType = { ending: string | null; type: string }

/**
 * Reads `[Content_Types].xml` of an office document (OPC, ECMA-376 part 2). Throws if it contains anything but declarations, such as
 * comments, entities or character references, in which another reader might find another type.
 */
export function declaredTypes(xml: string): DeclaredType[] {
  const [beginning, encoding = 'utf-8'] = declaration.exec(xml)!
  if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw new Error('another encoding')
  const declared: DeclaredType[] = []
  tag.lastIndex = beginning.length
  while (tag.lastIndex < xml.length) {
    const [, name, attributes = ''] = tag.exec(xml) ?? []
    if (name === undefined) throw new Error('no declaration')
    const value = (wanted: string) => [...attributes.matchAll(attribute)].find(([, one]) => one === wanted)?.[2]?.slice(1, -1)
    const type = value('ContentType')
    if (type !== undefined) declared.push({ ending: name === 'Default' ? (value('Extension') ?? '').toLowerCase() : null, type })
  }
  return declared
}

const declaration = /^\uFEFF?\s*(?:<\?xml\s(?:[^<>?]*?\bencoding\s*=\s*["']([^"'<>?]*)["'])?[^<>?]*\?>\s*)?/

const quoted = `"(?:[^"<>&]|&amp;)*"|'(?:[^'<>&]|&amp;)*'`
const tag = new RegExp(String.raw`</?(?:[\w.-]+:)?(Types|Default|Override)((?:\s+[\w.:-]+\s*=\s*(?:${quoted}))*)\s*/?>\s*`, 'y')
const attribute = new RegExp(String.raw`([\w.:-]+)\s*=\s*(${quoted})`, 'g')
