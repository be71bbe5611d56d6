import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

const names = [
  'Pflegefachfrau/-mann/-person (generalistisch)',
  'Gesundheits- und Krankenpfleger/in (GKP)',
  'Gesundheits- und Kinderkrankenpfleger/in (GKiKP)',
  'Altenpfleger/in',
  'Krankenschwester/Krankenpfleger (Altabschluss)',
  'Kinderkrankenschwester/-pfleger (Altabschluss)',
  'Pflegefachkraft mit Bachelor (B.Sc.)',
  'Hebamme/Entbindungspfleger',
  'Operationstechnische/r Assistent/in (OTA)',
  'Anästhesietechnische/r Assistent/in (ATA)',
  'Notfallsanitäter/in',
  'Rettungssanitäter/in',
  'Medizinische/r Fachangestellte/r (MFA)',
  'Medizinische/r Technologe/-in Radiologie (MTR)',
  'Krankenpflegehelfer/in (einjährig)',
  'Pflegehelfer/in (ungelernt, Basiskurs LG1/LG2)',
  'Logopäde/-in',
  'Ärztin/Arzt (Approbation)',
  'Fachärztin/Facharzt (mit Gebiet)',
  'Anerkennung läuft (ausländischer Abschluss)',
]
const choicesOf = (all: readonly string[]) => all.map((name, index) => ({ id: index + 1, name }))
const choices = choicesOf(names)
const named = (text: string) => {
  const found = namedIn(text, choices)
  return found && [found.choice.name, found.words]
}

test.for([
  ['Gesundheits- und Krankenpflegerin', 'Gesundheits- und Krankenpfleger/in (GKP)'],
  ['Gesundheits- und Krankenpfleger/in', 'Gesundheits- und Krankenpfleger/in (GKP)'],
  ['gesundheits-und krankenpfleger', 'Gesundheits- und Krankenpfleger/in (GKP)'],
  ['Gesundheits- u. Krankenpfleger', 'Gesundheits- und Krankenpfleger/in (GKP)'],
  ['Gesundheits- & Krankenpfleger', 'Gesundheits- und Krankenpfleger/in (GKP)'],
  ['gkp', 'Gesundheits- und Krankenpfleger/in (GKP)'],
  ['Gesundheits- und Kinderkrankenpflegerin', 'Gesundheits- und Kinderkrankenpfleger/in (GKiKP)'],
  ['Krankenschwester', 'Krankenschwester/Krankenpfleger (Altabschluss)'],
  ['KRANKENPFLEGER', 'Krankenschwester/Krankenpfleger (Altabschluss)'],
  ['Kinderkrankenschwester', 'Kinderkrankenschwester/-pfleger (Altabschluss)'],
  ['Kinderkrankenpfleger', 'Kinderkrankenschwester/-pfleger (Altabschluss)'],
  ['Kinder-Krankenschwester', 'Kinderkrankenschwester/-pfleger (Altabschluss)'],
  ['Pflegefachmann', 'Pflegefachfrau/-mann/-person (generalistisch)'],
  ['Pflegefachperson', 'Pflegefachfrau/-mann/-person (generalistisch)'],
  ['Altenpfleger*in', 'Altenpfleger/in'],
  ['AltenpflegerIn', 'Altenpfleger/in'],
  ['Altenpfleger(in)', 'Altenpfleger/in'],
  ['OTA', 'Operationstechnische/r Assistent/in (OTA)'],
  ['Operationstechnischer Assistent', 'Operationstechnische/r Assistent/in (OTA)'],
  ['operationstechnische Assistentin', 'Operationstechnische/r Assistent/in (OTA)'],
  ['Operationstechnische/r Assistent/in', 'Operationstechnische/r Assistent/in (OTA)'],
  ['Anaesthesietechnische Assistentin', 'Anästhesietechnische/r Assistent/in (ATA)'],
  ['Anasthesietechnische Assistentin', 'Anästhesietechnische/r Assistent/in (ATA)'],
  ['Notfallsanitaeterin', 'Notfallsanitäter/in'],
  ['Medizinische Fachangestellte', 'Medizinische/r Fachangestellte/r (MFA)'],
  ['Medizinischer Fachangestellter', 'Medizinische/r Fachangestellte/r (MFA)'],
  ['Medizinische Technologin für Radiologie', 'Medizinische/r Technologe/-in Radiologie (MTR)'],
  ['Logopädin', 'Logopäde/-in'],
  ['Krankenpflege-Helferin', 'Krankenpflegehelfer/in (einjährig)'],
  ['Arzt', 'Ärztin/Arzt (Approbation)'],
  ['Fachärztin', 'Fachärztin/Facharzt (mit Gebiet)'],
])('"%s" names %s', ([text, name]) => {
  expect(named(text!)).toEqual([name, text])
})

test.for([
  ['Examinierte Altenpflegerin', 'Altenpflegerin'],
  ['Altenpflegerin, Praxisanleiterin', 'Altenpflegerin'],
  ['Krankenschwester, 22 Jahre Innere', 'Krankenschwester'],
  ['Gesundheits- und Krankenpfleger Intensiv', 'Gesundheits- und Krankenpfleger'],
  ['Notfallsanitäter, Weiterbildung Notfallpflege', 'Notfallsanitäter'],
  ['MFA, Wechsel in die Pflege', 'MFA'],
  ['Pflegehelferin mit LG1/LG2', 'Pflegehelferin'],
  ['OTA (Operationstechnische Assistentin)', 'Operationstechnische Assistentin'],
])('of "%s" the words that count are "%s"', ([text, words]) => {
  expect(named(text!)?.[1]).toBe(words)
})

test.for([
  '',
  '–',
  'Pflege',
  'Pflegefachkraft',
  'Altenpflege',
  'Fachkrankenpflegerin Intensiv und Anästhesie',
  'Fachpfleger Psychiatrie',
  'Nurse, registered in France',
  'OTA-Schule Köln',
  'Assistent der Geschäftsleitung',
])('"%s" names none', (text) => {
  expect(named(text)).toBeNull()
})

test('whoever names two of them names none for certain', () => {
  expect(named('Notfallsanitäter und Rettungssanitäter')).toBeNull()
  expect(named('Krankenschwester, Anerkennung läuft')).toBeNull()
})

test('two choices of the same name are not told apart, unless by what stands in brackets', () => {
  const both = choicesOf(['Krankenpflegehelfer/in (einjährig)', 'Krankenpflegehelfer/in (zweijährig)'])
  expect(namedIn('Krankenpflegehelferin', both)).toBeNull()
  expect(namedIn('Krankenpflegehelferin (zweijährig)', both)?.choice.id).toBe(2)
})

test('a list may be written without marks of gender, with names beside each other, or with abbreviations alone', () => {
  const plain = choicesOf(['Gesundheits- und Krankenpflegerin', 'OP-Pflegekraft / OTA', 'ATA', 'Facharzt/-ärztin für Anästhesie'])
  const idIn = (text: string) => namedIn(text, plain)?.choice.id
  expect(idIn('Gesundheits- und Krankenpfleger')).toBe(1)
  expect([idIn('OTA'), idIn('op pflegekraft'), idIn('OP-Pflegekraft')]).toEqual([2, undefined, 2])
  expect(idIn('ata')).toBe(3)
  expect([idIn('Fachärztin für Anaesthesie'), idIn('Anästhesie')]).toEqual([4, undefined])
})

test('a name with many alternatives is read as quickly as any other', () => {
  const many = choicesOf([Array.from({ length: 60 }, (_, at) => `a${at}/B${at}`).join(' ')])
  expect(namedIn(Array.from({ length: 60 }, (_, at) => `${at % 2 ? 'a' : 'b'}${at}`).join(' '), many)?.choice.id).toBe(1)
})

test('whatever is written, what is found stands in it, and nothing is found in a list without entries', () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...names, 'OTA', 'Altenpflegerin', ' / ', '(', '-', 'und'))
  fc.assert(
    fc.property(fc.array(part), fc.array(part), (texts, entries) => {
      const text = texts.join(' ')
      const found = namedIn(text, choicesOf(entries))
      expect(found === null || (found.words !== '' && text.includes(found.words))).toBe(true)
      expect(namedIn(text, [])).toBeNull()
    }),
  )
})

test('every name is found where nothing else is said, whatever stands around it and however large it is written', () => {
  const around = fc.constantFrom('', 'Examinierte ', 'Beruf: ', '… ')
  fc.assert(
    fc.property(fc.constantFrom(...choices), around, fc.constantFrom('', ', Teilzeit', ' seit 2009', '.'), (choice, before, after) => {
      for (const name of [choice.name, choice.name.toUpperCase(), choice.name.toLowerCase()]) {
        expect(namedIn(before + name.replace(/ \(.*/, '') + after, choices)?.choice).toEqual(choice)
      }
    }),
  )
})
