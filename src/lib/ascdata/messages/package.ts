import type { MessageEntry } from './entry.js';

/** Findings on a widget package (.dash.zip). */
export const packageMessages = {
  // Reading the zip file
  'package-too-large': {
    severity: 'error',
    en: 'The package is too large ({size}); at most {limit} are accepted. Make pictures and videos smaller and pack it again.',
    de: 'Das Paket ist zu groß ({size}); erlaubt sind höchstens {limit}. Bilder und Videos verkleinern und neu packen.'
  },
  'package-not-a-zip': {
    severity: 'error',
    en: 'This is not a zip file, or it is cut off at the end. Pack the widget again, or copy the file again.',
    de: 'Das ist keine Zip-Datei, oder ihr Ende fehlt. Das Widget neu packen oder die Datei erneut kopieren.'
  },
  'package-empty': {
    severity: 'error',
    en: 'The package holds no files. Pack the content of the widget folder.',
    de: 'Das Paket enthält keine Dateien. Den Inhalt des Widget-Ordners packen.'
  },
  'package-too-many-files': {
    severity: 'error',
    en: 'The package holds more than {limit} files and folders. Leave out what the widget does not need (for example node_modules).',
    de: 'Das Paket enthält mehr als {limit} Dateien und Ordner. Weglassen, was das Widget nicht braucht (zum Beispiel node_modules).'
  },
  'package-file-too-large': {
    severity: 'error',
    en: '“{file}” is too large unpacked; at most {limit} per file are accepted. Make it smaller and pack again.',
    de: '„{file}“ ist entpackt zu groß; erlaubt sind höchstens {limit} je Datei. Verkleinern und neu packen.'
  },
  'package-total-too-large': {
    severity: 'error',
    en: 'The files are too large together; at most {limit} unpacked are accepted. Make pictures and videos smaller and pack again.',
    de: 'Die Dateien sind zusammen zu groß; erlaubt sind entpackt höchstens {limit}. Bilder und Videos verkleinern und neu packen.'
  },
  'package-compression-ratio': {
    severity: 'error',
    en: '“{file}” unpacks to more than {ratio} times its packed size. Files like this are used to overload computers, so the package is refused.',
    de: '„{file}“ wird entpackt mehr als {ratio}-mal so groß. Solche Dateien dienen dazu, Rechner zu überlasten; das Paket wird abgelehnt.'
  },
  'package-special-file': {
    severity: 'error',
    en: '“{file}” is a link or a device, not a file. Pack the file it stands for.',
    de: '„{file}“ ist eine Verknüpfung oder ein Gerät, keine Datei. Die Datei selbst einpacken.'
  },
  'package-name-characters': {
    severity: 'error',
    en: 'The name “{file}” holds invisible or unusable characters. Rename the file and pack again.',
    de: 'Der Name „{file}“ enthält unsichtbare oder unbrauchbare Zeichen. Die Datei umbenennen und neu packen.'
  },
  'package-name-length': {
    severity: 'error',
    en: 'The name “{file}” is longer than {limit} bytes. Shorten the names of the file and its folders.',
    de: 'Der Name „{file}“ ist länger als {limit} Bytes. Die Namen von Datei und Ordnern kürzen.'
  },
  'package-name-path': {
    severity: 'error',
    en: 'The name “{file}” is not a plain path inside the package (no “..”, no leading “/”, no “\\”, no drive letter). Pack again with another program.',
    de: 'Der Name „{file}“ ist kein einfacher Pfad im Paket (kein „..“, kein „/“ am Anfang, kein „\\“, kein Laufwerk). Mit einem anderen Programm neu packen.'
  },
  'package-name-duplicate': {
    severity: 'error',
    en: '“{file}” and “{other}” have the same name for many systems (only case or accents are written differently). Keep one, or rename one of them.',
    de: '„{file}“ und „{other}“ heißen für viele Systeme gleich (nur Großschreibung oder Akzente sind anders geschrieben). Eine Datei behalten oder umbenennen.'
  },
  'package-name-folder': {
    severity: 'error',
    en: '“{file}” is a file and a folder at once. Rename one of them.',
    de: '„{file}“ ist zugleich Datei und Ordner. Eines von beiden umbenennen.'
  },
  'package-name-portable': {
    severity: 'warning',
    en: 'Windows cannot store the name “{file}”. The widget runs, but others cannot unpack it there. Better rename the file.',
    de: 'Windows kann den Namen „{file}“ nicht speichern. Das Widget läuft, lässt sich dort aber nicht entpacken. Die Datei besser umbenennen.'
  },
  'package-encrypted': {
    severity: 'error',
    en: 'The package is protected with a password. Pack it again without one.',
    de: 'Das Paket ist mit einem Passwort geschützt. Ohne Passwort neu packen.'
  },
  'package-damaged': {
    severity: 'error',
    en: 'The zip file is damaged and cannot be read. Copy it again, or pack the widget again.',
    de: 'Die Zip-Datei ist beschädigt und nicht lesbar. Erneut kopieren oder das Widget neu packen.'
  },
  'package-file-damaged': {
    severity: 'error',
    en: '“{file}” in the package is damaged: its content does not match its checksum or size. Pack the widget again.',
    de: '„{file}“ im Paket ist beschädigt: Der Inhalt passt nicht zu Prüfsumme oder Größe. Das Widget neu packen.'
  },
  'package-ambiguous': {
    severity: 'error',
    en: 'The zip file contradicts itself, so programs would read different contents from it. Pack the widget again.',
    de: 'Die Zip-Datei widerspricht sich; verschiedene Programme läsen daraus verschiedene Inhalte. Das Widget neu packen.'
  },
  'package-unsupported': {
    severity: 'error',
    en: 'The zip file uses a rare method that is not supported here. Pack again as an ordinary zip file (method “Deflate”, one part).',
    de: 'Die Zip-Datei nutzt ein seltenes Verfahren, das hier nicht unterstützt wird. Als gewöhnliche Zip-Datei packen („Deflate“, ein Teil).'
  },

  // Rules of the package
  'package-extension': {
    severity: 'error',
    en: 'The name of the package must end in .dash.zip, but it is “{fileName}”. Rename the file.',
    de: 'Der Name des Pakets muss auf .dash.zip enden, ist aber „{fileName}“. Die Datei umbenennen.'
  },
  'package-missing-file': {
    severity: 'error',
    en: 'The package lacks {file} at its top level. The widget cannot be played correctly.',
    de: 'Dem Paket fehlt {file} auf der obersten Ebene. Das Widget kann nicht korrekt abgespielt werden.'
  },
  'package-misplaced-file': {
    severity: 'error',
    en: '{file} must be at the top level of the package under exactly this name, but it was found as “{found}”. Pack the content of the folder, not the folder itself.',
    de: '{file} muss unter genau diesem Namen auf der obersten Ebene des Pakets liegen, gefunden wurde „{found}“. Den Inhalt des Ordners packen, nicht den Ordner selbst.'
  },
  'package-system-files': {
    severity: 'info',
    en: 'The package holds {count} {count|file|files} that an operating system left behind, for example “{file}”. Harmless; better left out.',
    de: 'Das Paket enthält {count} {count|Datei|Dateien} vom Betriebssystem, zum Beispiel „{file}“. Unschädlich; besser weglassen.'
  },
  'package-library-missing': {
    severity: 'error',
    en: 'The package lacks the library {file}. Without it the widget gets no data. Add the file (any folder) and load it in index.html.',
    de: 'Dem Paket fehlt die Bibliothek {file}. Ohne sie bekommt das Widget keine Daten. Die Datei hinzufügen (in beliebigem Ordner) und in index.html laden.'
  },
  'package-library-not-referenced': {
    severity: 'warning',
    en: 'index.html does not load {file}. Add a <script src="…"> for it.',
    de: 'index.html lädt {file} nicht. Ein <script src="…"> dafür ergänzen.'
  },
  'package-library-not-instantiated': {
    severity: 'warning',
    en: 'No script creates the {file} instance. Expected at the top level of a script: new DashboardWidgetBase(new WizardBase()).',
    de: 'Kein Skript erzeugt die Instanz von {file}. Erwartet wird auf der obersten Ebene eines Skripts: new DashboardWidgetBase(new WizardBase()).'
  },
  'package-library-not-root': {
    severity: 'warning',
    en: '{place}: {file} is created inside a function or block. Create it at the top level of a script.',
    de: '{place}: {file} wird in einer Funktion oder einem Block erzeugt. Auf der obersten Ebene eines Skripts erzeugen.'
  },
  'package-library-edited': {
    severity: 'warning',
    en: '“{file}” differs from every published version of this library. Libraries are not to be edited; replace it by the original.',
    de: '„{file}“ weicht von jeder veröffentlichten Fassung dieser Bibliothek ab. Bibliotheken dürfen nicht bearbeitet werden; durch das Original ersetzen.'
  },
  'package-library-old': {
    severity: 'info',
    en: '“{file}” is version {version} of the library; the newest is {newest}.',
    de: '„{file}“ ist Version {version} der Bibliothek; die neueste ist {newest}.'
  },
  'package-forward': {
    severity: 'error',
    en: '{place}: the start page forwards to “{target}”. Forwards to other websites are forbidden; show the content in the widget itself.',
    de: '{place}: Die Startseite leitet weiter zu „{target}“. Weiterleitungen zu anderen Websites sind verboten; den Inhalt im Widget selbst zeigen.'
  },
  'package-forward-script': {
    severity: 'warning',
    en: '{place}: this script seems to forward the page to “{target}”. Forwards to other websites are forbidden and are blocked.',
    de: '{place}: Dieses Skript scheint die Seite zu „{target}“ weiterzuleiten. Weiterleitungen zu anderen Websites sind verboten und werden blockiert.'
  },
  'package-base': {
    severity: 'warning',
    en: '{place}: <base href="{target}"> has no effect, because it is blocked. Write the paths relative to index.html instead.',
    de: '{place}: <base href="{target}"> wird blockiert und wirkt nicht. Pfade stattdessen relativ zu index.html schreiben.'
  },
  'package-outside-resource': {
    severity: 'warning',
    en: '{place}: “{target}” lies outside the package and is blocked unless an administrator allows it. Put the file into the package.',
    de: '{place}: „{target}“ liegt außerhalb des Pakets und wird blockiert, sofern die Administration es nicht erlaubt. Die Datei ins Paket legen.'
  },
  'package-frame': {
    severity: 'warning',
    en: '{place}: the page embeds “{target}” in a frame. Frames inside a widget are blocked.',
    de: '{place}: Die Seite bettet „{target}“ in einen Rahmen ein. Rahmen in einem Widget werden blockiert.'
  },
  'package-link': {
    severity: 'info',
    en: '{place}: the link to “{target}” does nothing: a widget cannot open other websites.',
    de: '{place}: Der Link zu „{target}“ bewirkt nichts: Ein Widget kann keine anderen Websites öffnen.'
  },
  'package-absolute-path': {
    severity: 'warning',
    en: '{place}: “{target}” starts with “/” and so points outside the package. Write it relative to the page, without the “/”.',
    de: '{place}: „{target}“ beginnt mit „/“ und zeigt damit aus dem Paket hinaus. Relativ zur Seite schreiben, ohne „/“.'
  },
  'package-file-not-found': {
    severity: 'warning',
    en: '{place}: “{target}” is not in the package. Add the file or correct the path.',
    de: '{place}: „{target}“ ist nicht im Paket. Die Datei hinzufügen oder den Pfad berichtigen.'
  },
  'package-file-case': {
    severity: 'warning',
    en: '{place}: “{target}” is not in the package, but “{found}” is. Upper and lower case must be the same.',
    de: '{place}: „{target}“ ist nicht im Paket, wohl aber „{found}“. Groß- und Kleinschreibung müssen übereinstimmen.'
  },
  'package-search-cut': {
    severity: 'info',
    en: '“{file}” is so large that not all of it was checked. Bring data as a file of its own, not inside pages, styles and scripts.',
    de: '„{file}“ ist so groß, dass nicht alles darin geprüft wurde. Daten als eigene Datei mitbringen, nicht in Seiten, Stilen und Skripten.'
  },
  'package-findings-cut': {
    severity: 'info',
    en: 'There are more findings of this kind ({code}); the first {limit} are listed.',
    de: 'Es gibt weitere Befunde dieser Art ({code}); aufgeführt sind die ersten {limit}.'
  }
} as const satisfies Record<string, MessageEntry>;
