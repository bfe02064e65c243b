import type english from '../../../en/screens/shared/originFaults.js';

export default {
  'origin-not-https': 'Sie muss mit https:// beginnen, etwa https://api.example.com.',
  'origin-characters': 'Sie enthält Zeichen, die in solchen Adressen nicht vorkommen, oder ist zu lang.',
  'origin-wildcard': 'Jeder Server steht mit seinem vollen Namen in der Liste; * ist nicht möglich.',
  'origin-user': 'Sie darf weder Benutzernamen noch Passwort enthalten.',
  'origin-path': 'Nur den Server angeben: Was auf den Namen folgt, weglassen.',
  'origin-address': 'Ein Server steht mit seinem Namen in der Liste, nicht mit seiner IP-Adresse.',
  'origin-local': 'localhost ist für alle, die das Widget ansehen, ein anderer Computer.',
  'origin-own': 'Das ist der Server dieses Produkts; kein Widget darf ihn erreichen.',
  'origin-unreadable':
    'Das ist keine Adresse eines Servers. Eine solche ist etwa https://api.example.com oder https://api.example.com:8443.',
  'origin-twice': 'Dieser Server steht bereits in der Liste.'
} satisfies typeof english;
