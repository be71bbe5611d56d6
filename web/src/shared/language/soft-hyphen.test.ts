import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphen.ts'

const shown = (text: string) => softHyphens(text).replaceAll('\u00AD', '|').replaceAll('\u200B', '_')

test.each([
  ['Gemeinschaftspraxis', 'Gemein|schafts|praxis'],
  ['Rehabilitationsklinik', 'Rehabili|tations|klinik'],
  ['Wiedervorlage', 'Wieder|vorlage'],
  ['Pflegedienst', 'Pflege|dienst'],
  ['Habichtsgrund', 'Habichts|grund'],
  ['Eingliederungshilfe', 'Eingliederungs|hilfe'],
  ['Rheinkontor', 'Rhein|kontor'],
  ['Wohnstätte', 'Wohn|stätte'],
  ['Herzkatheterlabor', 'Herzkatheter|labor'],
  ['Hebamme/Entbindungspfleger', 'Hebamme/_Entbindungs|pfleger'],
  ['Pflegefachassistent/in', 'Pflegefach|assistent/in'],
  ['Operationstechnische/r', 'Operations|technische/r'],
  ['Altenpfleger/in', 'Alten|pfleger/in'],
  ['geheim', 'geheim'],
  ['Klinik', 'Klinik'],
  ['Praxis', 'Praxis'],
  ['der Dienst', 'der Dienst'],
])('%s may be broken as %s', (word, broken) => {
  expect(shown(word)).toBe(broken)
})
