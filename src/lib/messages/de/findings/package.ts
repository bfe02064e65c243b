import type english from '../../en/findings/package.js';

export default {
  // Reading the zip file
  'package-too-large':
    'Das Paket ist zu groß ({size}); erlaubt sind höchstens {limit}. Bilder und Videos verkleinern und neu packen.',
  'package-not-a-zip':
    'Das ist keine Zip-Datei, oder ihr Ende fehlt. Das Widget neu packen oder die Datei erneut kopieren.',
  'package-empty': 'Das Paket enthält keine Dateien. Den Inhalt des Widget-Ordners packen.',
  'package-too-many-files':
    'Das Paket enthält mehr als {limit} Dateien und Ordner. Weglassen, was das Widget nicht braucht (zum Beispiel node_modules).',
  'package-file-too-large':
    '{file:quoted} ist entpackt zu groß; erlaubt sind höchstens {limit} je Datei. Verkleinern und neu packen.',
  'package-total-too-large':
    'Die Dateien sind zusammen zu groß; erlaubt sind entpackt höchstens {limit}. Bilder und Videos verkleinern und neu packen.',
  'package-compression-ratio':
    '{file:quoted} wird entpackt mehr als {ratio}-mal so groß. Solche Dateien dienen dazu, Rechner zu überlasten; das Paket wird abgelehnt.',
  'package-special-file': '{file:quoted} ist eine Verknüpfung oder ein Gerät, keine Datei. Die Datei selbst einpacken.',
  'package-name-characters':
    'Der Name {file:quoted} enthält unsichtbare oder unbrauchbare Zeichen. Die Datei umbenennen und neu packen.',
  'package-name-length': 'Der Name {file:quoted} ist länger als {limit} Bytes. Die Namen von Datei und Ordnern kürzen.',
  'package-name-path':
    'Der Name {file:quoted} ist kein einfacher Pfad im Paket (kein „..“, kein „/“ am Anfang, kein „\\“, kein Laufwerk). Mit einem anderen Programm neu packen.',
  'package-name-duplicate':
    '{file:quoted} und {other:quoted} heißen für viele Systeme gleich (nur Großschreibung oder Akzente sind anders geschrieben). Eine Datei behalten oder umbenennen.',
  'package-name-folder': '{file:quoted} ist zugleich Datei und Ordner. Eines von beiden umbenennen.',
  'package-name-portable':
    'Windows kann den Namen {file:quoted} nicht speichern. Das Widget läuft, lässt sich dort aber nicht entpacken. Die Datei besser umbenennen.',
  'package-encrypted': 'Das Paket ist mit einem Passwort geschützt. Ohne Passwort neu packen.',
  'package-damaged': 'Die Zip-Datei ist beschädigt und nicht lesbar. Erneut kopieren oder das Widget neu packen.',
  'package-file-damaged':
    '{file:quoted} im Paket ist beschädigt: Der Inhalt passt nicht zu Prüfsumme oder Größe. Das Widget neu packen.',
  'package-ambiguous':
    'Die Zip-Datei widerspricht sich; verschiedene Programme läsen daraus verschiedene Inhalte. Das Widget neu packen.',
  'package-unsupported':
    'Die Zip-Datei nutzt ein seltenes Verfahren, das hier nicht unterstützt wird. Als gewöhnliche Zip-Datei packen („Deflate“, ein Teil).',

  // Rules of the package
  'package-extension':
    'Der Name des Pakets muss auf .dash.zip enden, ist aber {fileName:quoted}. Die Datei umbenennen.',
  'package-missing-file':
    'Dem Paket fehlt {file} auf der obersten Ebene. Das Widget kann nicht korrekt abgespielt werden.',
  'package-misplaced-file':
    '{file} muss unter genau diesem Namen auf der obersten Ebene des Pakets liegen, gefunden wurde {found:quoted}. Den Inhalt des Ordners packen, nicht den Ordner selbst.',
  'package-system-files':
    'Das Paket enthält {count} {count|Datei|Dateien} vom Betriebssystem, zum Beispiel {file:quoted}. Unschädlich; besser weglassen.',
  'package-stray-files':
    'Das Paket enthält {count} {count|Datei, die|Dateien, die} zu keinem Widget {count|gehört|gehören}, zum Beispiel {file:quoted}: verborgene Dateien, node_modules, andere Pakete, ascdata.d.ts. Weglassen; ascdata pack tut das.',
  'package-library-missing':
    'Dem Paket fehlt die Bibliothek {file}. Ohne sie bekommt das Widget keine Daten. Die Datei hinzufügen (in beliebigem Ordner) und in index.html laden.',
  'package-library-not-referenced': 'index.html lädt {file} nicht. Ein <script src="…"> dafür ergänzen.',
  'package-library-not-instantiated':
    'Kein Skript erzeugt die Instanz von {file}. Erwartet wird auf der obersten Ebene eines Skripts: new DashboardWidgetBase(new WizardBase()).',
  'package-library-not-root':
    '{place}: {file} wird in einer Funktion oder einem Block erzeugt. Auf der obersten Ebene eines Skripts erzeugen.',
  'package-library-edited':
    '{file:quoted} weicht von jeder veröffentlichten Version dieser Bibliothek ab. Bibliotheken dürfen nicht bearbeitet werden; durch das Original ersetzen.',
  'package-library-old': '{file:quoted} ist Version {version} der Bibliothek; die neueste ist {newest}.',
  'package-forward':
    '{place}: Die Startseite leitet weiter zu {target:quoted}. Weiterleitungen zu anderen Websites sind verboten; den Inhalt im Widget selbst zeigen.',
  'package-forward-script':
    '{place}: Dieses Skript scheint die Seite zu {target:quoted} weiterzuleiten. Weiterleitungen zu anderen Websites sind verboten und werden blockiert.',
  'package-base':
    '{place}: <base href="{target}"> wird blockiert und wirkt nicht. Pfade stattdessen relativ zu index.html schreiben.',
  'package-outside-resource':
    '{place}: {target:quoted} liegt außerhalb des Pakets und wird blockiert, sofern die Administration es nicht erlaubt. Die Datei ins Paket legen.',
  'package-outside-script':
    '{place}: {target:quoted} ist ein Skript einer anderen Website. Solche Skripte laufen nie in einem Widget. Die Datei in das Paket legen.',
  'package-outside-blocked':
    '{place}: {target:quoted} liegt außerhalb des Pakets und wird immer blockiert: Erlaubt werden können nur https-Adressen.',
  'package-frame':
    '{place}: Die Seite bettet {target:quoted} in einen Rahmen ein. Rahmen in einem Widget werden blockiert.',
  'package-link': '{place}: Der Link zu {target:quoted} bewirkt nichts: Ein Widget kann keine anderen Websites öffnen.',
  'package-absolute-path':
    '{place}: {target:quoted} beginnt mit „/“ und zeigt damit aus dem Paket hinaus. Relativ zur Seite schreiben, ohne „/“.',
  'package-file-not-found':
    '{place}: {target:quoted} ist nicht im Paket. Die Datei hinzufügen oder den Pfad korrigieren.',
  'package-file-case':
    '{place}: {target:quoted} ist nicht im Paket, wohl aber {found:quoted}. Groß- und Kleinschreibung müssen übereinstimmen.',
  'package-file-similar':
    '{place}: {target:quoted} ist nicht im Paket, {found:quoted} schon. Denselben Namen verwenden.',
  'package-file-accents':
    '{place}: Die Akzente von {target:quoted} sind im Paket anders geschrieben, wie auf einem Mac (Buchstabe und Akzent getrennt). Hier wird die Datei gefunden, anderswo vielleicht nicht. Die Datei mit Akzenten als einzelnen Zeichen oder ohne Akzente benennen.',
  'package-search-cut':
    '{file:quoted} ist so groß, dass nicht alles darin geprüft wurde. Daten als eigene Datei mitbringen, nicht in Seiten, Stilen und Skripten.',
  'package-findings-cut': 'Es gibt weitere Hinweise dieser Art ({code}); aufgeführt sind die ersten {limit}.',

  // What scripts look up and call
  'code-unknown-id': '{place}: Der Code liest {id:quoted}, aber kein Element hat diese Id.',
  'code-unknown-id-similar':
    '{place}: Der Code liest {id:quoted}, aber kein Element hat diese Id. Vielleicht ist {similar:quoted} gemeint.',
  'code-unknown-handler':
    '{place}: Ein Handler wartet auf {id:quoted}, aber kein Element hat diese Id. Er wird nie aufgerufen.',
  'code-unknown-handler-similar':
    '{place}: Ein Handler wartet auf {id:quoted}, aber kein Element hat diese Id. Er wird nie aufgerufen. Vielleicht ist {similar:quoted} gemeint.',
  'code-element-unread': 'Kein Skript liest {id:quoted}. Die Einstellung im Code verwenden oder entfernen.',
  'code-print-unsupported':
    '{place}: {call}() bewirkt nichts, weil die Option HasPrintSupport nicht true ist. In ascData.json setzen.',
  'code-print-unhandled':
    'HasPrintSupport ist true, aber kein Skript ruft registerPrintHandler() auf; Drucken bewirkt nichts.',
  'code-init-complete-missing':
    '{place}: Nach sendReady(true) muss das Widget sendInitComplete() aufrufen, aber kein Skript tut das. Ohne den Aufruf erscheint es nicht rechtzeitig.',
  'code-wizard-missing':
    '{place}: new DashboardWidgetBase() braucht eine WizardBase: new DashboardWidgetBase(new WizardBase()).',
  'code-unread':
    '{place}: Dieses Skript ist nicht als JavaScript lesbar. Ein Browser führt es nicht aus; was es tut, wird nicht geprüft.',

  // Why a Value cannot be kept in the next version, and why the choices for renamed elements do not fit. Broken rules have codes of their own.
  'element-gone': 'Das Widget hat diese Einstellung nicht mehr.',
  'element-other-type':
    'Die Einstellung nimmt jetzt eine andere Art von Wert auf, und dieser lässt sich nicht ohne Verlust umwandeln.',
  'other-value-put-back': 'In diese Einstellung wurde ein anderer Wert zurückgeholt.',
  'mapping-from-unknown': 'Das aktuelle Paket hat kein Element {id:quoted}.',
  'mapping-to-unknown': 'Das neue Paket hat kein Element {id:quoted}.',
  'mapping-entry-from-unknown': 'Das aktuelle Paket hat in {id:quoted} keinen Eintrag {entry:quoted}.',
  'mapping-entry-to-unknown': 'Das neue Paket hat in {id:quoted} keinen Eintrag {entry:quoted}.',
  'mapping-from-twice': 'Ein früherer Eintrag legt bereits fest, als was {id:quoted} weitergeführt wird.',
  'mapping-to-twice': 'Ein früherer Eintrag führt bereits ein anderes Element als {id:quoted} weiter.'
} as const satisfies Record<keyof typeof english, string>;
