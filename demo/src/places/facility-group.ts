export type DemoFacilityGroup = { name: string; comments: string; is_active: boolean }

export function demoFacilityGroups(): DemoFacilityGroup[] {
  return [
    {
      name: 'Spree-Havel-Kliniken',
      comments:
        'Rahmenvertrag für alle Häuser, verlängert sich zum Jahresende um zwölf Monate. Verrechnungssätze nur mit dem Zentraleinkauf verhandeln, nie mit den Stationen.',
      is_active: true,
    },
    {
      name: 'Wendula-Verbund',
      comments:
        'Kirchlicher Träger, Tätigkeitsnachweise müssen von der Stationsleitung und der PDL unterschrieben sein. Sammelrechnung je Haus zum Monatsende.',
      is_active: true,
    },
    {
      name: 'Kurhain Rehazentren',
      comments:
        'Belegung schwankt mit der Saison: von November bis Februar kaum Bedarf, ab März früh anfragen. Zimmer für unsere Leute gibt es in jedem Haus.',
      is_active: true,
    },
    {
      name: 'Stiftung Martinsbrück',
      comments:
        'Neue Mitarbeiter stellen sich vor dem ersten Dienst persönlich vor, auch bei kurzen Einsätzen. MAV wird vor jeder Überlassung gehört.',
      is_active: true,
    },
    {
      name: 'Pappelgrund Pflege',
      comments: 'Inhabergeführt, Entscheidungen fallen schnell. Zahlt pünktlich, diskutiert aber jede Fahrtkostenabrechnung.',
      is_active: true,
    },
    {
      name: 'Tidenhof Residenzen',
      comments:
        'Bucht am liebsten dieselben Leute wieder. Unterkunft an der Küste im Sommer schwierig, rechtzeitig mit der Hausleitung klären.',
      is_active: true,
    },
    {
      name: 'Alpenwart Kliniken',
      comments:
        'Anfragen nur über das Bewerberportal der Gruppe, Profile zusätzlich per E-Mail an das Haus. Masernnachweis wird vorab verlangt.',
      is_active: true,
    },
    {
      name: 'Rheinkontor Gesundheitsverbund',
      comments:
        'Ausschreibung läuft alle zwei Jahre, wir stehen auf Listenplatz 2. Vor jedem Vorschlag Listenplatz 1 abwarten (48 Stunden).',
      is_active: true,
    },
    {
      name: 'Kurwerk Holding',
      comments: 'Geschäftsbetrieb eingestellt, offene Forderung ist ausgebucht. Keine Überlassung mehr.',
      is_active: false,
    },
  ]
}
