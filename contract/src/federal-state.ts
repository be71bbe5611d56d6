import type { Text } from './text.ts'

/** The sixteen German states, ordered by German name. */
export const federalStates = [
  { code: 'BW', name: { de: 'Baden-Württemberg', en: 'Baden-Württemberg' } },
  { code: 'BY', name: { de: 'Bayern', en: 'Bavaria' } },
  { code: 'BE', name: { de: 'Berlin', en: 'Berlin' } },
  { code: 'BB', name: { de: 'Brandenburg', en: 'Brandenburg' } },
  { code: 'HB', name: { de: 'Bremen', en: 'Bremen' } },
  { code: 'HH', name: { de: 'Hamburg', en: 'Hamburg' } },
  { code: 'HE', name: { de: 'Hessen', en: 'Hesse' } },
  { code: 'MV', name: { de: 'Mecklenburg-Vorpommern', en: 'Mecklenburg-Western Pomerania' } },
  { code: 'NI', name: { de: 'Niedersachsen', en: 'Lower Saxony' } },
  { code: 'NW', name: { de: 'Nordrhein-Westfalen', en: 'North Rhine-Westphalia' } },
  { code: 'RP', name: { de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate' } },
  { code: 'SL', name: { de: 'Saarland', en: 'Saarland' } },
  { code: 'SN', name: { de: 'Sachsen', en: 'Saxony' } },
  { code: 'ST', name: { de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt' } },
  { code: 'SH', name: { de: 'Schleswig-Holstein', en: 'Schleswig-Holstein' } },
  { code: 'TH', name: { de: 'Thüringen', en: 'Thuringia' } },
] as const satisfies readonly { code: string; name: Text }[]

export type StateCode = (typeof federalStates)[number]['code']
