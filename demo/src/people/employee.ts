import type { Skill } from '../places/ward.ts'

/** Whom the agency lends. `based` is the dispatcher in whose part of the country they work. */
export type DemoEmployee = {
  gender: 'f' | 'm'
  title: string
  first_name: string
  last_name: string
  skill: Skill
  based: string
  /** Hired, but not sent anywhere yet. */
  is_new: boolean
}

export function demoEmployees(): DemoEmployee[] {
  return [
    ...inThePartOf('jule.brandner', [
      ['f', 'Olena Marwitz', 'intensive'],
      ['m', 'Tino Reschke', 'emergency'],
      ['f', 'Dörte Wachholz', 'general'],
      ['m', 'Adnan Begić', 'general'],
      ['f', 'Peggy Schönherr', 'elderly'],
      ['m', 'Falk Rudolph', 'mental'],
      ['f', 'Linh Pham', 'elderly'],
      ['f', 'Anika Böttger', 'birth'],
      ['m', 'Ricardo Thomä', 'operation'],
      ['f', 'Mareike Sommerlatt', 'dialysis'],
      ['m', 'Jan Kubitza', 'rescue'],
      ['f', 'Yvette Nitzsche', 'inclusion'],
      ['f', 'Kathleen Mory', 'emergency'],
    ]),
    ...inThePartOf('nils.kortmann', [
      ['m', 'Bastian Overbeck', 'intensive'],
      ['f', 'Fatma Gündogan', 'general'],
      ['f', 'Rieke Janßen', 'elderly'],
      ['m', 'Piotr Wrona', 'operation'],
      ['f', 'Saskia Thormählen', 'children'],
      ['f', 'Milena Stanković', 'general'],
      ['m', 'Ole Hansen-Beck', 'emergency'],
      ['f', 'Gerlinde Pott', 'dialysis'],
      ['m', 'Youssef Amrani', 'mental'],
      ['f', 'Theda Ubben', 'elderly'],
      ['f', 'Constanze Albers', 'anaesthesia'],
      ['m', 'Sven Kottkamp', 'social'],
      ['f', 'Rabia Celik', 'intensive'],
      ['f', 'Wencke Dittmer', 'children'],
      ['m', 'Karsten Bulle', 'operation'],
      ['m', 'Leander Voss', 'elderly', 'new'],
    ]),
    ...inThePartOf('tarek.soelter', [
      ['f', 'Magdalena Ried', 'intensive'],
      ['m', 'Goran Perić', 'general'],
      ['f', 'Isabell Fuchs-Ott', 'operation'],
      ['m', 'Simon Abele', 'elderly'],
      ['f', 'Claire Muller', 'general'],
      ['f', 'Gabriele Stumpf', 'practice'],
      ['f', 'Rosalinde Kern', 'practice', 'new'],
      ['m', 'Emre Bulut', 'anaesthesia'],
      ['f', 'Vreni Aschbacher', 'therapy'],
      ['m', 'Ferdinand Loibl', 'emergency'],
      ['f', 'Hedwig Lamparter', 'elderly'],
      ['f', 'Abiona Okafor', 'elderly', 'new'],
    ]),
  ]
}

type Row = [gender: 'f' | 'm', name: string, skill: Skill, state?: 'new']

function inThePartOf(based: string, rows: Row[]): DemoEmployee[] {
  return rows.map(([gender, name, skill, state]) => {
    const [first_name = '', ...rest] = name.split(' ')
    return { gender, title: '', first_name, last_name: rest.join(' '), skill, based, is_new: state === 'new' }
  })
}
