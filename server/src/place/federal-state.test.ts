import { federalStates } from '@kasack/contract/federal-state.ts'
import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { federalState } from './federal-state.ts'
import { postalCodeRanges } from './postal-code-ranges.ts'

const stateCodes: string[] = federalStates.map((state) => state.code)
const germany = (postal_code: string) => federalState('DE', postal_code)

test.each([
  ['BW', '70173', 'Stuttgart'],
  ['BY', '80331', 'München'],
  ['BE', '10117', 'Berlin'],
  ['BB', '14467', 'Potsdam'],
  ['HB', '27568', 'Bremerhaven'],
  ['HH', '20095', 'Hamburg'],
  ['HE', '65183', 'Wiesbaden'],
  ['MV', '19053', 'Schwerin'],
  ['NI', '30159', 'Hannover'],
  ['NW', '40213', 'Düsseldorf'],
  ['RP', '55116', 'Mainz'],
  ['SL', '66111', 'Saarbrücken'],
  ['SN', '01067', 'Dresden'],
  ['ST', '39104', 'Magdeburg'],
  ['SH', '24103', 'Kiel'],
  ['TH', '99084', 'Erfurt'],
])('%s begins with %s %s', (state, postal_code) => expect(germany(postal_code)).toBe(state))

test.each([
  ['BB', '01968', 'Senftenberg, among the codes of Saxony'],
  ['SN', '02826', 'Görlitz'],
  ['BB', '03046', 'Cottbus'],
  ['TH', '04600', 'Altenburg'],
  ['SN', '04889', 'Belgern-Schildau'],
  ['BB', '04910', 'Elsterwerda'],
  ['ST', '06536', 'Südharz'],
  ['TH', '06556', 'Artern'],
  ['SN', '07919', 'Mühltroff'],
  ['TH', '07937', 'Zeulenroda'],
  ['SN', '07952', 'Pausa'],
  ['SN', '07985', 'Elsterberg'],
  ['BB', '12529', 'Schönefeld'],
  ['BE', '14129', 'Nikolassee'],
  ['BB', '14715', 'Nennhausen and Schollene'],
  ['MV', '17258', 'Feldberg'],
  ['BB', '17291', 'Prenzlau'],
  ['BB', '17326', 'Brüssow'],
  ['MV', '17328', 'Penkun'],
  ['BB', '17337', 'Uckerland'],
  ['NI', '19273', 'Amt Neuhaus'],
  ['BB', '19322', 'Wittenberge'],
  ['MV', '19370', 'Parchim'],
  ['NI', '21218', 'Seevetal'],
  ['SH', '21481', 'Lauenburg'],
  ['NI', '21522', 'Hohnstorf'],
  ['SH', '22844', 'Norderstedt'],
  ['HH', '22145', 'Rahlstedt'],
  ['MV', '23966', 'Wismar'],
  ['SH', '27498', 'Helgoland'],
  ['HH', '27499', 'Neuwerk'],
  ['HB', '28757', 'Vegesack'],
  ['NI', '28790', 'Schwanewede'],
  ['ST', '29410', 'Salzwedel'],
  ['NI', '34346', 'Hann. Münden'],
  ['NW', '34414', 'Warburg'],
  ['HE', '34454', 'Bad Arolsen'],
  ['TH', '36433', 'Bad Salzungen'],
  ['HE', '37213', 'Witzenhausen'],
  ['TH', '37308', 'Heiligenstadt'],
  ['NW', '37671', 'Höxter'],
  ['ST', '38486', 'Klötze'],
  ['ST', '38820', 'Halberstadt'],
  ['NI', '48455', 'Bad Bentheim'],
  ['NW', '48477', 'Hörstel'],
  ['NI', '48480', 'Spelle'],
  ['NW', '48485', 'Neuenkirchen'],
  ['NI', '48527', 'Nordhorn'],
  ['NW', '49477', 'Ibbenbüren'],
  ['NI', '49565', 'Bramsche'],
  ['RP', '51598', 'Friesenhagen'],
  ['RP', '53424', 'Remagen'],
  ['NW', '53604', 'Bad Honnef'],
  ['RP', '53619', 'Rheinbreitbach'],
  ['HE', '55246', 'Mainz-Kostheim'],
  ['RP', '57518', 'Betzdorf'],
  ['NW', '59969', 'Hallenberg'],
  ['BY', '63739', 'Aschaffenburg'],
  ['BW', '64754', 'Badisch Schöllenbach'],
  ['RP', '65582', 'Diez'],
  ['RP', '66482', 'Zweibrücken'],
  ['SL', '66740', 'Saarlouis'],
  ['RP', '66849', 'Landstuhl'],
  ['HE', '68519', 'Viernheim'],
  ['HE', '68623', 'Lampertheim'],
  ['HE', '69239', 'Neckarsteinach'],
  ['HE', '69434', 'Hirschhorn'],
  ['BW', '69412', 'Eberbach'],
  ['RP', '76829', 'Landau'],
  ['BY', '88131', 'Lindau'],
  ['BW', '88147', 'Achberg'],
  ['BY', '88161', 'Lindenberg'],
  ['BW', '89073', 'Ulm'],
  ['BY', '89231', 'Neu-Ulm'],
  ['BW', '89518', 'Heidenheim'],
  ['TH', '96515', 'Sonneberg'],
  ['BW', '97877', 'Wertheim'],
  ['BW', '97896', 'Freudenberg'],
  ['BY', '97901', 'Altenbuch'],
  ['BW', '97980', 'Bad Mergentheim'],
])('near a border: %s has %s %s', (state, postal_code) => expect(germany(postal_code)).toBe(state))

describe('both ends of a range belong to it', () => {
  test.each(postalCodeRanges.map((range) => [...range]))('%s to %s: %s', (first, last, state) => {
    expect(germany(first)).toBe(state)
    expect(germany(last)).toBe(state)
  })
})

test('ranges ascend and do not overlap', () => {
  const ends = postalCodeRanges.flatMap(([first, last]) => [first, last])
  expect(ends).toEqual(ends.toSorted())
  const starts = postalCodeRanges.map(([first]) => first)
  expect(new Set(starts).size).toBe(starts.length)
})

test('neighbouring ranges of one state are one range', () => {
  const touching = postalCodeRanges.filter(([first, , state], index) => {
    const [, last, stateBefore] = postalCodeRanges[index - 1] ?? []
    return state === stateBefore && Number(first) === Number(last) + 1
  })
  expect(touching).toEqual([])
})

test('every state has a postal code', () => {
  expect(new Set(postalCodeRanges.map(([, , state]) => state))).toEqual(new Set(stateCodes))
})

test.each(['00999', '05000', '05999', '43000', '62999'])('%s lies in no region of the German post', (postal_code) => {
  expect(germany(postal_code)).toBeNull()
})

test('an address abroad has no German state', () => {
  expect(federalState('AT', '6900')).toBeNull()
  expect(federalState('FR', '67000')).toBeNull()
  expect(federalState('', '10117')).toBeNull()
})

test.each(['', '1011', '101170', ' 10117', '10117 ', '10117\n', 'D-10117', '1O117', '1e100', '-1234', '+1234', '１０１１７'])(
  'what is no postal code has no state: %j',
  (postal_code) => expect(germany(postal_code)).toBeNull(),
)

test('five digits answer with one of the sixteen states or null, as the table says line by line', () => {
  assert(
    property(integer({ min: 0, max: 99999 }), (number) => {
      const postal_code = String(number).padStart(5, '0')
      const range = postalCodeRanges.find(([first, last]) => first <= postal_code && postal_code <= last)
      expect(germany(postal_code)).toBe(range?.[2] ?? null)
    }),
  )
})

test('anything that is not five digits answers null', () => {
  const malformed = string().filter((text) => !/^[0-9]{5}$/.test(text))
  assert(
    property(malformed, (text) => {
      expect(germany(text)).toBeNull()
    }),
  )
})
