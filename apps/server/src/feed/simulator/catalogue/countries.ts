export type Country = {
  code: string
  /** In English. */
  name: string
  /** Added to a city's name to make a club; twelve cities, four endings. */
  endings: readonly string[]
  cities: readonly string[]
  firstNames: readonly string[]
  lastNames: readonly string[]
}

const list = (words: string): readonly string[] => words.split(' ')
const cities = (words: string): readonly string[] => words.split(', ')

function country(
  code: string,
  name: string,
  endings: string,
  places: string,
  first: string,
  last: string,
): Country {
  return {
    code,
    name,
    endings: list(endings),
    cities: cities(places),
    firstNames: list(first),
    lastNames: list(last),
  }
}

export const COUNTRIES: readonly Country[] = [
  country(
    'DE',
    'Germany',
    'Nord Hafen West Falken',
    'Hamburg, Bremen, Leipzig, Dortmund, Köln, Stuttgart, Nürnberg, Hannover, Dresden, Kiel, Mainz, Rostock',
    'Lukas Jonas Felix Emil Anton Theo',
    'Brenner Hollweg Sander Wittkamp Rieger Aurich',
  ),
  country(
    'GB-ENG',
    'England',
    'North Vale Riverside Park',
    'London, Leeds, Bristol, Sheffield, Norwich, Plymouth, Derby, Hull, York, Oxford, Exeter, Lincoln',
    'Harry Oliver Edwin Miles Callum Toby',
    'Ashdown Wexley Harcombe Thornley Pell Marlow',
  ),
  country(
    'ES',
    'Spain',
    'Norte Puerto Sur Sierra',
    'Madrid, Valencia, Sevilla, Bilbao, Málaga, Zaragoza, Murcia, Vigo, Gijón, Granada, Cádiz, Alicante',
    'Diego Javier Marcos Iván Pablo Hugo',
    'Cardela Montalvo Ibarrondo Quesera Salcedo Roldán',
  ),
  country(
    'IT',
    'Italy',
    'Nord Porto Centro Colli',
    'Roma, Milano, Torino, Napoli, Genova, Bologna, Firenze, Verona, Bari, Palermo, Parma, Trieste',
    'Matteo Luca Davide Nico Elio Sandro',
    'Bellandi Corvaro Tassinari Morelli Galvan Zanetto',
  ),
  country(
    'FR',
    'France',
    'Nord Port Ouest Étoile',
    'Paris, Lyon, Marseille, Lille, Nantes, Bordeaux, Rennes, Toulouse, Nice, Dijon, Metz, Brest',
    'Hugo Théo Adrien Bastien Rémi Yann',
    'Delorme Vasseur Callot Jaubert Perrin Montfort',
  ),
  country(
    'NL',
    'Netherlands',
    'Noord Haven Oost Sterren',
    'Amsterdam, Rotterdam, Utrecht, Eindhoven, Groningen, Breda, Arnhem, Zwolle, Tilburg, Leiden, Delft, Almere',
    'Bram Daan Sem Ruben Thijs Jelle',
    'Verhage Dijkema Kuiperink Hoorn Brandsma Roelofs',
  ),
  country(
    'PT',
    'Portugal',
    'Norte Porto Sul Serra',
    'Lisboa, Porto, Braga, Coimbra, Faro, Aveiro, Évora, Setúbal, Viseu, Leiria, Guarda, Beja',
    'Tiago Rui Duarte Nuno Vasco Gil',
    'Falcato Moreirinha Sequeira Brandão Queiró Valadas',
  ),
  country(
    'BE',
    'Belgium',
    'Noord Haven Stad Sterren',
    'Brussel, Antwerpen, Gent, Brugge, Leuven, Namur, Mons, Hasselt, Oostende, Kortrijk, Mechelen, Aalst',
    'Wout Lander Jef Milan Arne Noah',
    'Claessen Verlinden Maertel Dupontel Hoste Ramaeker',
  ),
  country(
    'AT',
    'Austria',
    'Nord Alpen West Adler',
    'Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, Steyr, Bregenz, Krems, Leoben',
    'Florian Jakob Valentin Moritz Elias Paul',
    'Hinterholz Pichlbauer Gruberich Stadlauer Mooslechner Ferch',
  ),
  country(
    'CH',
    'Switzerland',
    'Nord See Stadt Berg',
    'Zürich, Basel, Bern, Genf, Luzern, Lausanne, Winterthur, Chur, Thun, Biel, Lugano, Sion',
    'Reto Nils Luca Fabian Beat Silvan',
    'Aebischli Zumstegg Hollig Brandeis Rüttiman Kalber',
  ),
  country(
    'PL',
    'Poland',
    'Północ Port Zachód Orły',
    'Warszawa, Kraków, Gdańsk, Poznań, Wrocław, Łódź, Szczecin, Lublin, Gdynia, Katowice, Toruń, Opole',
    'Jakub Michał Kacper Oskar Igor Bartek',
    'Wolnicki Zaremski Górniak Malczyk Rudnik Sobczyk',
  ),
  country(
    'CZ',
    'Czechia',
    'Sever Město Jih Orli',
    'Praha, Brno, Ostrava, Plzeň, Liberec, Olomouc, Zlín, Opava, Jihlava, Kladno, Most, Tábor',
    'Jakub Tomáš Ondřej Marek Vít Adam',
    'Havránek Doležil Kubelka Straka Vondrák Malina',
  ),
  country(
    'SE',
    'Sweden',
    'Norra Hamn Södra Stjärnan',
    'Stockholm, Göteborg, Malmö, Uppsala, Örebro, Västerås, Linköping, Luleå, Umeå, Gävle, Kalmar, Borås',
    'Axel Viktor Elias Oskar Nils Hampus',
    'Lindquester Bergfalk Sundvall Ekhage Norrby Hallman',
  ),
  country(
    'NO',
    'Norway',
    'Nord Havn Sør Fjell',
    'Oslo, Bergen, Trondheim, Stavanger, Tromsø, Drammen, Bodø, Ålesund, Molde, Hamar, Skien, Larvik',
    'Magnus Henrik Sindre Eirik Jonas Lars',
    'Fjellstad Brekkhus Nordvik Haugland Solbakk Myhre',
  ),
  country(
    'FI',
    'Finland',
    'Pohja Satama Etelä Karhut',
    'Helsinki, Tampere, Turku, Oulu, Lahti, Kuopio, Pori, Vaasa, Joensuu, Kotka, Rauma, Mikkeli',
    'Eero Mikko Juho Antti Ville Onni',
    'Korpela Lehtovaara Salminiemi Harjula Rantakari Niemistö',
  ),
  country(
    'DK',
    'Denmark',
    'Nord Havn Vest Stjernen',
    'København, Aarhus, Odense, Aalborg, Esbjerg, Randers, Kolding, Horsens, Vejle, Roskilde, Herning, Viborg',
    'Emil Magnus Frederik Oliver Rasmus Malte',
    'Holmgård Thorlund Bækdal Sejr Vestermark Krogh',
  ),
  country(
    'GR',
    'Greece',
    'Vorras Limani Notos Asteria',
    'Athina, Thessaloniki, Patra, Volos, Larisa, Chania, Kavala, Rodos, Ioannina, Kalamata, Xanthi, Serres',
    'Nikos Giorgos Stelios Petros Aris Kostas',
    'Vardakis Lemonidis Karathos Miliotis Stavrou Drakos',
  ),
  country(
    'TR',
    'Türkiye',
    'Kuzey Liman Güney Yıldız',
    'İstanbul, Ankara, İzmir, Bursa, Antalya, Adana, Konya, Trabzon, Samsun, Mersin, Kayseri, Sivas',
    'Emre Kerem Arda Deniz Onur Mert',
    'Yıldıran Kocabaş Aksoylu Demirkan Tunalı Erdem',
  ),
  country(
    'US',
    'USA',
    'Harbor Rapids Summit Foxes',
    'Boston, Chicago, Denver, Seattle, Austin, Portland, Atlanta, Phoenix, Detroit, Memphis, Omaha, Tampa',
    'Tyler Mason Logan Chase Brady Colton',
    'Whitlock Garrison Haverly Stroud Calder Beckett',
  ),
  country(
    'CA',
    'Canada',
    'Harbour Lakers North Bears',
    'Toronto, Montréal, Vancouver, Calgary, Ottawa, Edmonton, Winnipeg, Québec, Halifax, Regina, Victoria, Hamilton',
    'Liam Owen Nathan Ethan Carter Wyatt',
    'Lachance Redfern Mackinley Bouvier Sorel Tremblett',
  ),
  country(
    'BR',
    'Brazil',
    'Norte Porto Sul Estrela',
    'São Paulo, Rio, Salvador, Recife, Curitiba, Fortaleza, Manaus, Belém, Goiânia, Natal, Santos, Vitória',
    'Caio Rafael Thiago Bruno Davi Luan',
    'Moraesco Pintado Arruda Vilela Carvalhal Teixe',
  ),
  country(
    'AR',
    'Argentina',
    'Norte Puerto Sur Andes',
    'Buenos Aires, Córdoba, Rosario, Mendoza, La Plata, Salta, Tucumán, Santa Fe, Neuquén, Paraná, Posadas, Ushuaia',
    'Facundo Matías Joaquín Tomás Bautista Ezequiel',
    'Alderete Bianquini Roccatti Salvatierra Quiroz Ferreyra',
  ),
  country(
    'JP',
    'Japan',
    'Kita Minato Minami Hoshi',
    'Tokyo, Osaka, Nagoya, Sapporo, Fukuoka, Kobe, Kyoto, Sendai, Hiroshima, Niigata, Kanazawa, Matsuyama',
    'Haruto Ren Sota Yuto Kaito Riku',
    'Morikawa Hayasaka Okuda Shirase Tanimura Kurose',
  ),
  country(
    'AU',
    'Australia',
    'North Bay South Dingoes',
    'Sydney, Melbourne, Brisbane, Perth, Adelaide, Hobart, Darwin, Canberra, Newcastle, Cairns, Geelong, Ballarat',
    'Jack Lachlan Cooper Riley Flynn Angus',
    'Barrington Kelso Merriwell Dunmore Hartigan Yarrow',
  ),
  country(
    'IN',
    'India',
    'North Port South Tigers',
    'Mumbai, Delhi, Chennai, Kolkata, Pune, Jaipur, Lucknow, Nagpur, Indore, Kochi, Surat, Bhopal',
    'Arjun Rohan Vikram Karan Dev Nikhil',
    'Malhori Senthal Bhaduri Chavan Rathee Iyengari',
  ),
  country(
    'KR',
    'South Korea',
    'Buk Hang Nam Byeol',
    'Seoul, Busan, Incheon, Daegu, Daejeon, Gwangju, Suwon, Ulsan, Jeonju, Pohang, Jeju, Changwon',
    'Minjun Jiho Seojun Hyun Taeyang Dohyun',
    'Kangsan Baekho Seongmin Namgil Ohjin Yoonhae',
  ),
]
