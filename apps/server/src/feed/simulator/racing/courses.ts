/** Where races are run: invented courses in real countries, in the order of their numbers. */
export type Course = { readonly name: string; readonly countryCode: string; readonly turf: boolean }

function course(name: string, countryCode: string, turf = true): Course {
  return {
    name,
    countryCode,
    turf,
  }
}

export const COURSES: readonly Course[] = [
  course('Ashford Vale', 'GB-ENG'),
  course('Clonmel Green', 'IE'),
  course('Val de Brie', 'FR'),
  course('Marlow Sands', 'GB-ENG', false),
  course('Glen Tarbet', 'GB-SCT'),
  course('Riemer Heide', 'DE'),
  course('Kilbracken', 'IE'),
  course('Winterfold Park', 'GB-ENG', false),
  course('Landes du Roy', 'FR'),
  course('Carrow Bridge', 'GB-ENG'),
  course('San Telmo', 'IT'),
  course('Aberwen', 'GB-WLS'),
]

const words = (list: string): readonly string[] => list.split(' ')

export const HORSE_FIRST = words(
  'Silver Northern Quiet Royal Golden Desert Winter Crimson Lucky Bold Secret Amber Distant Velvet Morning Stormy Noble Gentle Wild Emerald Copper Midnight Dancing Hidden Proud Swift Autumn Honest Painted Rising',
)
export const HORSE_SECOND = words(
  'Arrow Harbour Promise Lantern Monarch Echo Meadow Falcon Whisper Legend Compass Thunder Orchard Serenade Spirit Voyage Crown Ember Willow Herald Tempest Horizon Minstrel Pilot Jewel Warrior Fable Cascade Banner Dreamer',
)
export const RIDER_FIRST = words('A B C D E F G H J K L M N O P R S T W')
export const JOCKEYS = words(
  'Fallon Marchetti Doyle Hartwell Lemaire Brandt Keane Osborne Ricci Dunne Weller Castellan Moran Pryce Vidal Sorensen Tully Ashworth Bellamy Craddock',
)
export const TRAINERS = words(
  'Haverford Quinlan Delacroix Bramley Steiner OMalley Thornbury Cassidy Villeneuve Prescott Engel Gallagher Whitmore Ferrand Langley Donovan',
)
