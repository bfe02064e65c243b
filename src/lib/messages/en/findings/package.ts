/** Findings on a widget package (.dash.zip), and on replacing it. */
export default {
  // Reading the zip file
  'package-too-large':
    'The package is too large ({size}); at most {limit} are accepted. Make pictures and videos smaller and pack it again.',
  'package-not-a-zip':
    'This is not a zip file, or it is cut off at the end. Pack the widget again, or copy the file again.',
  'package-empty': 'The package contains no files. Pack the content of the widget folder.',
  'package-too-many-files':
    'The package contains more than {limit} files and folders. Leave out what the widget does not need (for example node_modules).',
  'package-file-too-large':
    '{file:quoted} is too large unpacked; at most {limit} per file are accepted. Make it smaller and pack again.',
  'package-total-too-large':
    'The files are too large together; at most {limit} unpacked are accepted. Make pictures and videos smaller and pack again.',
  'package-compression-ratio':
    '{file:quoted} unpacks to more than {ratio} times its packed size. Files like this are used to overload computers, so the package is refused.',
  'package-special-file': '{file:quoted} is a link or a device, not a file. Pack the file it stands for.',
  'package-name-characters':
    'The name {file:quoted} contains invisible or unusable characters. Rename the file and pack again.',
  'package-name-length':
    'The name {file:quoted} is longer than {limit} bytes. Shorten the names of the file and its folders.',
  'package-name-path':
    'The name {file:quoted} is not a plain path inside the package (no “..”, no leading “/”, no “\\”, no drive letter). Pack again with another program.',
  'package-name-duplicate':
    '{file:quoted} and {other:quoted} have the same name for many systems (only case or accents are written differently). Keep one, or rename one of them.',
  'package-name-folder': '{file:quoted} is a file and a folder at once. Rename one of them.',
  'package-name-portable':
    'Windows cannot store the name {file:quoted}. The widget runs, but others cannot unpack it there. It is better to rename the file.',
  'package-encrypted': 'The package is protected with a password. Pack it again without one.',
  'package-damaged': 'The zip file is damaged and cannot be read. Copy it again, or pack the widget again.',
  'package-file-damaged':
    '{file:quoted} in the package is damaged: its content does not match its checksum or size. Pack the widget again.',
  'package-ambiguous':
    'The zip file contradicts itself, so programs would read different contents from it. Pack the widget again.',
  'package-unsupported':
    'The zip file uses a rare method that is not supported here. Pack again as an ordinary zip file (method “Deflate”, one part).',

  // Rules of the package
  'package-extension': 'The name of the package must end in .dash.zip, but it is {fileName:quoted}. Rename the file.',
  'package-missing-file': '{file} is missing from the top level of the package. The widget cannot be played correctly.',
  'package-misplaced-file':
    '{file} must be at the top level of the package under exactly this name, but it was found as {found:quoted}. Pack the content of the folder, not the folder itself.',
  'package-system-files':
    'The package contains {count} {count|file|files} that an operating system left behind, for example {file:quoted}. Harmless, but better left out.',
  'package-stray-files':
    'The package contains {count} {count|file|files} that {count|belongs|belong} to no widget, for example {file:quoted}: hidden files, node_modules, other packages, ascdata.d.ts. Leave them out; ascdata pack does.',
  'package-library-missing':
    'The library {file} is missing from the package. Without it the widget gets no data. Add the file (any folder) and load it in index.html.',
  'package-library-not-referenced': 'index.html does not load {file}. Add a <script src="…"> for it.',
  'package-library-not-instantiated':
    'No script creates the {file} instance. Expected at the top level of a script: new DashboardWidgetBase(new WizardBase()).',
  'package-library-not-root':
    '{place}: {file} is created inside a function or block. Create it at the top level of a script.',
  'package-library-edited':
    '{file:quoted} differs from every published version of this library. Libraries must not be edited; replace it with the original.',
  'package-library-old': '{file:quoted} is version {version} of the library; the newest is {newest}.',
  'package-forward':
    '{place}: the start page forwards to {target:quoted}. Forwards to other websites are forbidden; show the content in the widget itself.',
  'package-forward-script':
    '{place}: this script seems to forward the page to {target:quoted}. Forwards to other websites are forbidden and are blocked.',
  'package-base':
    '{place}: <base href="{target}"> has no effect, because it is blocked. Write the paths relative to index.html instead.',
  'package-outside-resource':
    '{place}: {target:quoted} is outside the package and is blocked unless an administrator allows it. Put the file into the package.',
  'package-outside-script':
    '{place}: {target:quoted} is a script of another website. Such scripts never run in a widget. Put the file into the package.',
  'package-outside-blocked':
    '{place}: {target:quoted} is outside the package and always blocked: only https addresses can be allowed.',
  'package-frame': '{place}: the page embeds {target:quoted} in a frame. Frames inside a widget are blocked.',
  'package-link': '{place}: the link to {target:quoted} does nothing: a widget cannot open other websites.',
  'package-absolute-path':
    '{place}: {target:quoted} starts with “/” and so points outside the package. Write it relative to the page, without the “/”.',
  'package-file-not-found': '{place}: {target:quoted} is not in the package. Add the file or correct the path.',
  'package-file-case':
    '{place}: {target:quoted} is not in the package, but {found:quoted} is. Upper and lower case must be the same.',
  'package-file-similar': '{place}: {target:quoted} is not in the package, but {found:quoted} is. Use the same name.',
  'package-file-accents':
    '{place}: the accents of {target:quoted} are written differently in the package, as a Mac does (letter and accent apart). It is found here, but perhaps not elsewhere. Rename the file with its accents as single characters, or without accents.',
  'package-search-cut':
    '{file:quoted} is so large that not all of it was checked. Put data into a file of its own, not into pages, styles and scripts.',
  'package-findings-cut': 'There are more findings of this kind ({code}); the first {limit} are listed.',

  // What scripts look up and call
  'code-unknown-id': '{place}: the code looks up {id:quoted}, but no element has this Id.',
  'code-unknown-id-similar':
    '{place}: the code looks up {id:quoted}, but no element has this Id. Perhaps {similar:quoted} is meant.',
  'code-unknown-handler': '{place}: a handler waits for {id:quoted}, but no element has this Id. It is never called.',
  'code-unknown-handler-similar':
    '{place}: a handler waits for {id:quoted}, but no element has this Id. It is never called. Perhaps {similar:quoted} is meant.',
  'code-element-unread': 'No script reads {id:quoted}. Use the setting in the code, or remove it.',
  'code-print-unsupported':
    '{place}: {call}() has no effect, because the option HasPrintSupport is not true. Set it in ascData.json.',
  'code-print-unhandled':
    'HasPrintSupport is true, but no script calls registerPrintHandler(), so that printing does nothing.',
  'code-init-complete-missing':
    '{place}: after sendReady(true) the widget has to call sendInitComplete(), but no script does. Without it, the widget is not shown in time.',
  'code-wizard-missing':
    '{place}: new DashboardWidgetBase() needs a WizardBase: new DashboardWidgetBase(new WizardBase()).',
  'code-unread':
    '{place}: this script cannot be read as JavaScript. A browser will not run it; what it does is not checked.',

  // Why a Value cannot be kept in the next version, and why the choices for renamed elements do not fit. Broken rules have codes of their own.
  'element-gone': 'The widget no longer has this setting.',
  'element-other-type': 'The setting takes another kind of value now, and this one cannot be converted without loss.',
  'other-value-put-back': 'Another value was put back into this setting.',
  'mapping-from-unknown': 'The current package has no element {id:quoted}.',
  'mapping-to-unknown': 'The new package has no element {id:quoted}.',
  'mapping-entry-from-unknown': 'The current package has no entry {entry:quoted} in {id:quoted}.',
  'mapping-entry-to-unknown': 'The new package has no entry {entry:quoted} in {id:quoted}.',
  'mapping-from-twice': 'An earlier entry already says what {id:quoted} continues as.',
  'mapping-to-twice': 'An earlier entry already makes another element continue as {id:quoted}.'
} as const;
