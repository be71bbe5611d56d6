import type { Language } from '@kasack/contract/text.ts'

/** The reader's language by `Accept-Language`: German unless English is wanted more. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([0-9.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) }
  })
  const best = (language: Language) => Math.max(0, ...wanted.filter((one) => one.language === language).map(({ quality }) => quality))
  return best('en') > best('de') ? 'en' : 'de'
}
