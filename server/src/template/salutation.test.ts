import { expect, test } from 'vitest'
import type { Addressee } from './salutation.ts'
import { greeting, salutation } from './salutation.ts'

const person = (given: Partial<Addressee>): Addressee => ({ gender: null, title: '', first_name: 'Kim', last_name: 'Muster', ...given })

test.for<[Partial<Addressee>, string, string]>([
  [{ gender: 'f' }, 'Guten Tag Frau Muster', 'Dear Ms Muster'],
  [{ gender: 'm' }, 'Guten Tag Herr Muster', 'Dear Mr Muster'],
  [{ gender: 'f', title: 'Dr.' }, 'Guten Tag Frau Dr. Muster', 'Dear Dr. Muster'],
  [{ gender: 'm', title: 'Dr. med.' }, 'Guten Tag Herr Dr. Muster', 'Dear Dr. Muster'],
  [{ gender: 'f', title: 'Prof. Dr. med. habil.' }, 'Guten Tag Frau Prof. Dr. Muster', 'Dear Prof. Muster'],
  [{ gender: 'f', title: 'Professorin' }, 'Guten Tag Frau Prof. Muster', 'Dear Prof. Muster'],
  [{ gender: 'm', title: 'Dipl.-Pflegewirt (FH)' }, 'Guten Tag Herr Muster', 'Dear Mr Muster'],
  [{ gender: 'f', title: 'M. Sc.' }, 'Guten Tag Frau Muster', 'Dear Ms Muster'],
  [{}, 'Guten Tag Kim Muster', 'Dear Kim Muster'],
  [{ gender: 'u' }, 'Guten Tag Kim Muster', 'Dear Kim Muster'],
  [{ title: 'Dr.' }, 'Guten Tag Dr. Kim Muster', 'Dear Dr. Muster'],
  [{ gender: 'f', last_name: '' }, 'Guten Tag Kim', 'Dear Kim'],
  [{ gender: 'm', title: 'Dr.', last_name: '' }, 'Guten Tag Dr. Kim', 'Dear Dr. Kim'],
  [{ gender: 'f', first_name: '', last_name: '' }, 'Guten Tag', 'Dear Sir or Madam'],
  [{ title: 'Dr.', first_name: '', last_name: '' }, 'Guten Tag', 'Dear Sir or Madam'],
])('%j is greeted "%s" and "%s"', ([given, de, en]) => {
  expect([greeting(person(given), 'de'), greeting(person(given), 'en')]).toEqual([de, en])
})

test('nobody in particular is greeted, too', () => {
  expect([greeting(null, 'de'), greeting(null, 'en')]).toEqual(['Guten Tag', 'Dear Sir or Madam'])
})

test('a salutation is for whoever has said so', () => {
  expect((['f', 'm', 'u', null] as const).map((gender) => salutation(person({ gender }), 'de'))).toEqual(['Frau', 'Herr', '', ''])
  expect(salutation(person({ gender: 'f' }), 'en')).toBe('Ms')
})
