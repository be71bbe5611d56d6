import * as z from 'zod/mini'
import { pdfOf } from '../mail/pdf.ts'
import { slug } from '../people/person-name.ts'
import titles from './file.json' with { type: 'json' }

/** The copy of a document: a PDF, one character per byte. */
export type DemoFile = { name: string; content: string }

type Paper = { employee: string; kind: string; number: string; issued_date: string; valid_until: string | null }

const titleOf = z.parse(z.record(z.string(), z.string()), titles)

export function fileOf({ employee, kind, number, issued_date, valid_until }: Paper): DemoFile {
  const title = titleOf[kind]
  if (title === undefined) throw new Error(`a copy of ${kind} has no title`)
  const lines = [
    ascii(employee),
    number === '' ? '' : `Nr. ${number}`,
    `Ausgestellt am ${dayOf(issued_date)}${valid_until === null ? '' : `, gültig bis ${dayOf(valid_until)}`}`,
    '',
    'Dies ist ein Muster mit erfundenen Angaben.',
  ]
  return { name: `${title} ${slug(employee)}.pdf`, content: pdfOf(title, lines) }
}

/** Keeps letters the PDF has; strips the diacritics from others. */
const ascii = (name: string): string =>
  [...name.replaceAll('ı', 'i').replaceAll('ł', 'l').replaceAll('Đ', 'D').replaceAll('đ', 'd')]
    .map((letter) => (letter.charCodeAt(0) < 256 ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    .join('')

const dayOf = (date: string): string => `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
