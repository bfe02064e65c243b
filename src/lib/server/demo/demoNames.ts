/** The parts of the demo catalogue: a retail and travel company, its places and its campaigns. */

interface Region {
  readonly name: string;
  readonly cities: readonly string[];
}

interface Country {
  readonly name: string;
  readonly code: string;
  readonly regions: readonly Region[];
}

const region = (name: string, ...cities: string[]): Region => ({ name, cities });

export const COUNTRIES: readonly Country[] = [
  {
    name: 'Österreich',
    code: 'AT',
    regions: [
      region('Wien', 'Wien Innere Stadt', 'Wien Favoriten', 'Wien Floridsdorf', 'Wien Donaustadt', 'Wien Liesing'),
      region('Niederösterreich', 'St. Pölten', 'Wiener Neustadt', 'Krems', 'Amstetten'),
      region('Oberösterreich', 'Linz', 'Wels', 'Steyr', 'Vöcklabruck'),
      region('Salzburg', 'Salzburg', 'Hallein', 'Zell am See'),
      region('Steiermark', 'Graz', 'Leoben', 'Kapfenberg'),
      region('Kärnten', 'Klagenfurt', 'Villach', 'Spittal an der Drau'),
      region('Tirol', 'Innsbruck', 'Kufstein', 'Wörgl', 'Lienz'),
      region('Vorarlberg', 'Dornbirn', 'Bregenz', 'Feldkirch')
    ]
  },
  {
    name: 'Deutschland',
    code: 'DE',
    regions: [
      region('Bayern', 'München', 'Nürnberg', 'Augsburg', 'Regensburg', 'Würzburg', 'Passau'),
      region('Baden-Württemberg', 'Stuttgart', 'Karlsruhe', 'Mannheim', 'Freiburg', 'Ulm', 'Tübingen'),
      region('Hessen', 'Frankfurt am Main', 'Wiesbaden', 'Kassel', 'Darmstadt'),
      region('Nordrhein-Westfalen', 'Köln', 'Düsseldorf', 'Dortmund', 'Essen', 'Münster', 'Bielefeld'),
      region('Niedersachsen', 'Hannover', 'Braunschweig', 'Oldenburg', 'Göttingen'),
      region('Sachsen', 'Dresden', 'Leipzig', 'Chemnitz'),
      region('Berlin', 'Berlin Mitte', 'Berlin Charlottenburg', 'Berlin Köpenick', 'Berlin Spandau'),
      region('Hamburg', 'Hamburg Altstadt', 'Hamburg Altona', 'Hamburg Harburg'),
      region('Schleswig-Holstein', 'Kiel', 'Lübeck', 'Flensburg'),
      region('Thüringen', 'Erfurt', 'Jena', 'Weimar')
    ]
  },
  {
    name: 'Schweiz',
    code: 'CH',
    regions: [
      region('Zürich', 'Zürich', 'Winterthur', 'Uster'),
      region('Bern', 'Bern', 'Biel', 'Thun'),
      region('Basel', 'Basel', 'Liestal'),
      region('Romandie', 'Genève', 'Lausanne', 'Fribourg', 'Neuchâtel'),
      region('Ostschweiz', 'St. Gallen', 'Chur', 'Frauenfeld'),
      region('Zentralschweiz', 'Luzern', 'Zug')
    ]
  },
  {
    name: 'Italia',
    code: 'IT',
    regions: [
      region('Alto Adige / Südtirol', 'Bolzano / Bozen', 'Merano / Meran', 'Bressanone / Brixen'),
      region('Lombardia', 'Milano', 'Bergamo', 'Brescia'),
      region('Veneto', 'Venezia', 'Verona', 'Padova')
    ]
  },
  {
    name: 'Slovenija',
    code: 'SI',
    regions: [region('Osrednja Slovenija', 'Ljubljana', 'Kranj'), region('Podravje', 'Maribor', 'Ptuj')]
  },
  {
    name: 'Česko',
    code: 'CZ',
    regions: [region('Praha', 'Praha Centrum', 'Praha Smíchov'), region('Jihomoravský kraj', 'Brno', 'Znojmo')]
  }
];

export const STORES = [
  'Hauptbahnhof',
  'Marktplatz',
  'Einkaufszentrum Nord',
  'Einkaufszentrum Süd',
  'Rathausgasse',
  'Bahnhofstraße',
  'Flughafen',
  'Gewerbepark',
  'Altstadt',
  'Outlet'
];

export const PLAYER_PLACES = [
  'Eingang',
  'Schaufenster links',
  'Schaufenster rechts',
  'Kassa',
  'Rolltreppe',
  'Infoschalter',
  'Wartebereich',
  'Abfahrtsmonitor'
];

export const CATEGORIES: readonly { name: string; groups: readonly { name: string; items: readonly string[] }[] }[] = [
  {
    name: 'Sortiment',
    groups: [
      { name: 'Haushalt', items: ['Küche', 'Bad', 'Textilien', 'Leuchten'] },
      { name: 'Garten', items: ['Möbel', 'Pflanzen', 'Grill', 'Werkzeug'] },
      { name: 'Elektronik', items: ['Fernseher', 'Audio', 'Computer', 'Foto'] },
      { name: 'Lebensmittel', items: ['Bio', 'Frische', 'Getränke', 'Regional'] },
      { name: 'Mode', items: ['Damen', 'Herren', 'Kinder', 'Schuhe'] }
    ]
  },
  {
    name: 'Reise',
    groups: [
      { name: 'Bahn', items: ['Fernverkehr', 'Nahverkehr', 'Nachtzug'] },
      { name: 'Bus', items: ['Stadtbus', 'Fernbus'] },
      { name: 'Flug', items: ['Abflug', 'Ankunft', 'Sicherheit'] }
    ]
  },
  {
    name: 'Unternehmen',
    groups: [
      { name: 'Personal', items: ['Karriere', 'Schulung', 'Arbeitssicherheit'] },
      { name: 'Nachhaltigkeit', items: ['Energie', 'Verpackung'] },
      { name: 'Service', items: ['Öffnungszeiten', 'Rückgabe', 'Kundenkarte', 'Barrierefreiheit'] }
    ]
  },
  {
    name: 'Saison',
    groups: [
      { name: 'Frühjahr', items: ['Ostern', 'Muttertag'] },
      { name: 'Sommer', items: ['Ferien', 'Schulanfang'] },
      { name: 'Winter', items: ['Advent', 'Weihnachten', 'Ausverkauf'] }
    ]
  }
];

export const CAMPAIGNS = [
  'Frühjahrsaktion',
  'Osterwochen',
  'Gartenstart',
  'Sommerfrische',
  'Ferienpass',
  'Schulanfang',
  'Herbstwanderung',
  'Black Week',
  'Adventmarkt',
  'Winterschlussverkauf',
  'Kundenkarte',
  'Neueröffnung',
  'Nachtzug Rom',
  'Klimaticket',
  'Regional genießen',
  'Café-Frühstück',
  'Jubiläum 75 Jahre',
  'Wir stellen ein',
  'Fundbüro',
  'Sicherheit am Bahnsteig'
];

export const SUBJECTS = [
  'Titelbild',
  'Produkt',
  'Preisschild',
  'Hintergrund',
  'Logo',
  'Kulisse',
  'Interview',
  'Laufschrift',
  'Abspann',
  'QR-Code',
  'Menükarte',
  'Lageplan',
  'Wetter',
  'Fahrplan',
  'Portrait',
  'Detail',
  'Musikbett',
  'Übersicht',
  'Hinweis',
  'Animation'
];

/** Second lines are the same in every language, because viewers of the demo have different ones. */
export const MEDIA_FORMATS = [
  { detail: 'JPEG, 1920 × 1080', form: 'quer', type: 'Image', width: 1920, height: 1080 },
  { detail: 'JPEG, 1080 × 1920', form: 'hoch', type: 'Image', width: 1080, height: 1920 },
  { detail: 'Video, 1920 × 1080', form: 'quer', type: 'Video', width: 1920, height: 1080 },
  { detail: 'Video, 3840 × 2160', form: 'quer 4K', type: 'Video', width: 3840, height: 2160 },
  { detail: 'Video, 1080 × 1920', form: 'hoch', type: 'Video', width: 1080, height: 1920 },
  { detail: 'JPEG, 1024 × 576', form: 'klein', type: 'Image', width: 1024, height: 576 },
  { detail: 'PDF, A4', form: 'A4', type: 'Document' },
  { detail: 'MP3, 320 kbit/s', form: 'Ton', type: 'Audio' }
];

export const SPOT_FORMS = [
  { name: 'Bildspot', type: 'Image' },
  { name: 'Videospot', type: 'Video' },
  { name: 'HTML-Spot', type: 'Html' },
  { name: 'Wizard-Spot', type: 'Wizard' },
  { name: 'Laufschrift', type: 'Wizard' },
  { name: 'Stream', type: 'Video' }
];

export const SPOT_SIZES = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 3840, height: 2160 },
  { width: 1280, height: 720 }
];

export const PLAYLISTS = ['Ganztags', 'Vormittag', 'Nachmittag', 'Abend', 'Wochenende', 'Notfall'];
