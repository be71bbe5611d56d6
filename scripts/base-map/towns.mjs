import { rounded } from './sources.mjs'

/** Inhabitants from which a town is of a rank: the lower the rank, the earlier it shows. */
const ranks = [500_000, 200_000, 80_000, 25_000, 8000, 2000, 500]
/** Beyond the border only what helps to find one's way. */
const abroad = 100_000
const neighbours = ['AT', 'BE', 'CH', 'CZ', 'DK', 'FR', 'LI', 'LU', 'NL', 'PL']
const districts = 'PPLX'

/** As Germans say them, where GeoNames has another language. */
const german = {
  Munich: 'München',
  Vienna: 'Wien',
  Prague: 'Prag',
  Brussels: 'Brüssel',
  Copenhagen: 'Kopenhagen',
  Warsaw: 'Warschau',
  Strasbourg: 'Straßburg',
  Geneva: 'Genf',
  Basel: 'Basel',
  Nice: 'Nizza',
  'The Hague': 'Den Haag',
  Pilsen: 'Pilsen',
  Wrocław: 'Breslau',
  Szczecin: 'Stettin',
  Gdańsk: 'Danzig',
  Kraków: 'Krakau',
  Poznań: 'Posen',
}

/** Towns by size, the largest first, each with name, rank, longitude and latitude: where two names do not fit, the first stands. */
export function towns({ places }) {
  return places
    .map((line) => line.split('\t'))
    .map(([, name, , , latitude, longitude, , code, country, , , , , , inhabitants]) => ({
      name: german[name] ?? name,
      coordinates: [Number(longitude), Number(latitude)],
      inhabitants: Number(inhabitants),
      code,
      country,
    }))
    .filter(
      ({ code, country, inhabitants }) =>
        code !== districts && inhabitants >= (country === 'DE' ? ranks.at(-1) : abroad) && isShown(country),
    )
    .toSorted((a, b) => b.inhabitants - a.inhabitants)
    .map(({ name, coordinates, inhabitants }) => [name, ranks.findIndex((least) => inhabitants >= least), ...rounded(coordinates, 3)])
}

const isShown = (country) => country === 'DE' || neighbours.includes(country)
