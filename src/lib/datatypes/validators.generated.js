// Written by `npm run generate` from the schemas. Not to be edited.
"use strict";
export const validateRoot = validate10;
const schema11 = {"type":"object","required":["SpotIdentifier","SpotVersion","ApiVersion","SpotType","NumberOfSlots"],"properties":{"SpotIdentifier":{"type":"string","pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]{0,200}$","description":"Chosen by the developer; verifies the widget when it is replaced. One line of at most 200 characters."},"SpotVersion":{"type":"string","pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]{0,200}$","description":"Version of the widget and its JSON structure. One line of at most 200 characters."},"ApiVersion":{"enum":[1,2,3],"description":"Functionality the widget needs: 1, 2 or 3."},"SpotType":{"type":"string","const":"DashboardWidget"},"NumberOfSlots":{"type":"integer","minimum":1,"maximum":3,"description":"Slots the widget occupies."},"Options":{"type":"object","properties":{"PossibleNumbersOfSlots":{"type":"array","items":{"type":"integer","minimum":1,"maximum":3},"description":"Slot counts the widget may have."},"PossibleNumbersOfRows":{"type":"array","items":{"type":"integer"},"description":"Row heights the widget may occupy (ApiVersion 2)."},"HasDetailView":{"type":"boolean","description":"Enables a detail view (1024x576)."},"HasPrintSupport":{"type":"boolean","description":"Enables the print action. The widget must implement it."},"UseSingleElementUpdate":{"type":"boolean","description":"Enables change callbacks for single elements."},"DynamicResolution":{"type":"object","properties":{"Active":{"type":"boolean"},"MinWidth":{"type":"number"},"MaxWidth":{"type":"number"},"MinHeight":{"type":"number"},"MaxHeight":{"type":"number"}},"description":"Lets the user edit width and height (ApiVersion 2). Excludes PossibleResolutions."},"PossibleResolutions":{"description":"Cannot be combined with an active DynamicResolution."}}},"Elements":{"type":"array","items":{},"description":"Editable elements."}}};
const pattern0 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]{0,200}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.SpotIdentifier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SpotIdentifier"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.SpotVersion === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SpotVersion"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ApiVersion === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ApiVersion"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.SpotType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SpotType"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.NumberOfSlots === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NumberOfSlots"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.SpotIdentifier !== undefined){
let data0 = data.SpotIdentifier;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/SpotIdentifier",schemaPath:"#/properties/SpotIdentifier/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]{0,200}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/SpotIdentifier",schemaPath:"#/properties/SpotIdentifier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.SpotVersion !== undefined){
let data1 = data.SpotVersion;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/SpotVersion",schemaPath:"#/properties/SpotVersion/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]{0,200}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/SpotVersion",schemaPath:"#/properties/SpotVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ApiVersion !== undefined){
let data2 = data.ApiVersion;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err9 = {instancePath:instancePath+"/ApiVersion",schemaPath:"#/properties/ApiVersion/enum",keyword:"enum",params:{allowedValues: schema11.properties.ApiVersion.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.SpotType !== undefined){
let data3 = data.SpotType;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/SpotType",schemaPath:"#/properties/SpotType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("DashboardWidget" !== data3){
const err11 = {instancePath:instancePath+"/SpotType",schemaPath:"#/properties/SpotType/const",keyword:"const",params:{allowedValue: "DashboardWidget"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.NumberOfSlots !== undefined){
let data4 = data.NumberOfSlots;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/NumberOfSlots",schemaPath:"#/properties/NumberOfSlots/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 3 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/NumberOfSlots",schemaPath:"#/properties/NumberOfSlots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/NumberOfSlots",schemaPath:"#/properties/NumberOfSlots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.Options !== undefined){
let data5 = data.Options;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.PossibleNumbersOfSlots !== undefined){
let data6 = data5.PossibleNumbersOfSlots;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/Options/PossibleNumbersOfSlots/" + i0,schemaPath:"#/properties/Options/properties/PossibleNumbersOfSlots/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/Options/PossibleNumbersOfSlots/" + i0,schemaPath:"#/properties/Options/properties/PossibleNumbersOfSlots/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/Options/PossibleNumbersOfSlots/" + i0,schemaPath:"#/properties/Options/properties/PossibleNumbersOfSlots/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/Options/PossibleNumbersOfSlots",schemaPath:"#/properties/Options/properties/PossibleNumbersOfSlots/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.PossibleNumbersOfRows !== undefined){
let data8 = data5.PossibleNumbersOfRows;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/Options/PossibleNumbersOfRows/" + i1,schemaPath:"#/properties/Options/properties/PossibleNumbersOfRows/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/Options/PossibleNumbersOfRows",schemaPath:"#/properties/Options/properties/PossibleNumbersOfRows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.HasDetailView !== undefined){
if(typeof data5.HasDetailView !== "boolean"){
const err21 = {instancePath:instancePath+"/Options/HasDetailView",schemaPath:"#/properties/Options/properties/HasDetailView/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.HasPrintSupport !== undefined){
if(typeof data5.HasPrintSupport !== "boolean"){
const err22 = {instancePath:instancePath+"/Options/HasPrintSupport",schemaPath:"#/properties/Options/properties/HasPrintSupport/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.UseSingleElementUpdate !== undefined){
if(typeof data5.UseSingleElementUpdate !== "boolean"){
const err23 = {instancePath:instancePath+"/Options/UseSingleElementUpdate",schemaPath:"#/properties/Options/properties/UseSingleElementUpdate/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.DynamicResolution !== undefined){
let data13 = data5.DynamicResolution;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.Active !== undefined){
if(typeof data13.Active !== "boolean"){
const err24 = {instancePath:instancePath+"/Options/DynamicResolution/Active",schemaPath:"#/properties/Options/properties/DynamicResolution/properties/Active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.MinWidth !== undefined){
let data15 = data13.MinWidth;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/Options/DynamicResolution/MinWidth",schemaPath:"#/properties/Options/properties/DynamicResolution/properties/MinWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data13.MaxWidth !== undefined){
let data16 = data13.MaxWidth;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err26 = {instancePath:instancePath+"/Options/DynamicResolution/MaxWidth",schemaPath:"#/properties/Options/properties/DynamicResolution/properties/MaxWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.MinHeight !== undefined){
let data17 = data13.MinHeight;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err27 = {instancePath:instancePath+"/Options/DynamicResolution/MinHeight",schemaPath:"#/properties/Options/properties/DynamicResolution/properties/MinHeight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.MaxHeight !== undefined){
let data18 = data13.MaxHeight;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err28 = {instancePath:instancePath+"/Options/DynamicResolution/MaxHeight",schemaPath:"#/properties/Options/properties/DynamicResolution/properties/MaxHeight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/Options/DynamicResolution",schemaPath:"#/properties/Options/properties/DynamicResolution/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.Elements !== undefined){
if(!(Array.isArray(data.Elements))){
const err31 = {instancePath:instancePath+"/Elements",schemaPath:"#/properties/Elements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateElement = validate11;
const schema12 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."}}};
const pattern2 = new RegExp("^.*$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const element_boolean = validate12;
const schema13 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{}}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err11 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const element_number = validate13;
const schema14 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"Minimum":{"type":"number","description":"Smallest number."},"Maximum":{"type":"number","description":"Greatest number."},"StepSize":{"type":"number","exclusiveMinimum":0,"description":"Numbers are rounded to multiples of it, counted from Minimum."}}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.Minimum !== undefined){
let data7 = data6.Minimum;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/Minimum",schemaPath:"#/properties/Options/properties/Minimum/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.Maximum !== undefined){
let data8 = data6.Maximum;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/Options/Maximum",schemaPath:"#/properties/Options/properties/Maximum/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.StepSize !== undefined){
let data9 = data6.StepSize;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 <= 0 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/Options/StepSize",schemaPath:"#/properties/Options/properties/StepSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Options/StepSize",schemaPath:"#/properties/Options/properties/StepSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const element_color = validate14;
const schema15 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"UseRGBA":{"anyOf":[{"type":"boolean"},{"type":"number","const":0},{"type":"number","const":1}],"description":"Enables alpha support: the value is rgba(r,g,b,a)."}}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.UseRGBA !== undefined){
let data7 = data6.UseRGBA;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data7 !== "boolean"){
const err11 = {instancePath:instancePath+"/Options/UseRGBA",schemaPath:"#/properties/Options/properties/UseRGBA/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs19 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/Options/UseRGBA",schemaPath:"#/properties/Options/properties/UseRGBA/anyOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(0 !== data7){
const err13 = {instancePath:instancePath+"/Options/UseRGBA",schemaPath:"#/properties/Options/properties/UseRGBA/anyOf/1/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/Options/UseRGBA",schemaPath:"#/properties/Options/properties/UseRGBA/anyOf/2/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(1 !== data7){
const err15 = {instancePath:instancePath+"/Options/UseRGBA",schemaPath:"#/properties/Options/properties/UseRGBA/anyOf/2/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err16 = {instancePath:instancePath+"/Options/UseRGBA",schemaPath:"#/properties/Options/properties/UseRGBA/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const element_date = validate15;
const schema16 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"MinDate":{"type":"string","pattern":"^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$","description":"Earliest date, YYYY-MM-DDThh:mm:ss or Today (from 00:00:00 of the current date on)."},"MaxDate":{"type":"string","pattern":"^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$","description":"Latest date, YYYY-MM-DDThh:mm:ss or Today (until 23:59:59 of the current date)."}}}}};
const pattern12 = new RegExp("^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.MinDate !== undefined){
let data7 = data6.MinDate;
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err11 = {instancePath:instancePath+"/Options/MinDate",schemaPath:"#/properties/Options/properties/MinDate/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/Options/MinDate",schemaPath:"#/properties/Options/properties/MinDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.MaxDate !== undefined){
let data8 = data6.MaxDate;
if(typeof data8 === "string"){
if(!pattern12.test(data8)){
const err13 = {instancePath:instancePath+"/Options/MaxDate",schemaPath:"#/properties/Options/properties/MaxDate/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Options/MaxDate",schemaPath:"#/properties/Options/properties/MaxDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const element_dateRange = validate16;
const schema17 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"MinDate":{"type":"string","pattern":"^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$","description":"Earliest date, YYYY-MM-DDThh:mm:ss or Today (from 00:00:00 of the current date on)."},"MaxDate":{"type":"string","pattern":"^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$","description":"Latest date, YYYY-MM-DDThh:mm:ss or Today (until 23:59:59 of the current date)."},"TimeEnabled":{"anyOf":[{"type":"boolean"},{"type":"number","const":0},{"type":"number","const":1}],"description":"Enables time entry."},"TimeZoneEnabled":{"anyOf":[{"type":"boolean"},{"type":"number","const":0},{"type":"number","const":1}],"description":"Enables time zone entry. Needs TimeEnabled and the time zone support of the platform."}}}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.MinDate !== undefined){
let data7 = data6.MinDate;
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err11 = {instancePath:instancePath+"/Options/MinDate",schemaPath:"#/properties/Options/properties/MinDate/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/Options/MinDate",schemaPath:"#/properties/Options/properties/MinDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.MaxDate !== undefined){
let data8 = data6.MaxDate;
if(typeof data8 === "string"){
if(!pattern12.test(data8)){
const err13 = {instancePath:instancePath+"/Options/MaxDate",schemaPath:"#/properties/Options/properties/MaxDate/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|Today)$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Options/MaxDate",schemaPath:"#/properties/Options/properties/MaxDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.TimeEnabled !== undefined){
let data9 = data6.TimeEnabled;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(typeof data9 !== "boolean"){
const err15 = {instancePath:instancePath+"/Options/TimeEnabled",schemaPath:"#/properties/Options/properties/TimeEnabled/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs23 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/Options/TimeEnabled",schemaPath:"#/properties/Options/properties/TimeEnabled/anyOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(0 !== data9){
const err17 = {instancePath:instancePath+"/Options/TimeEnabled",schemaPath:"#/properties/Options/properties/TimeEnabled/anyOf/1/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs25 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/Options/TimeEnabled",schemaPath:"#/properties/Options/properties/TimeEnabled/anyOf/2/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(1 !== data9){
const err19 = {instancePath:instancePath+"/Options/TimeEnabled",schemaPath:"#/properties/Options/properties/TimeEnabled/anyOf/2/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err20 = {instancePath:instancePath+"/Options/TimeEnabled",schemaPath:"#/properties/Options/properties/TimeEnabled/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data6.TimeZoneEnabled !== undefined){
let data10 = data6.TimeZoneEnabled;
const _errs28 = errors;
let valid5 = false;
const _errs29 = errors;
if(typeof data10 !== "boolean"){
const err21 = {instancePath:instancePath+"/Options/TimeZoneEnabled",schemaPath:"#/properties/Options/properties/TimeZoneEnabled/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs31 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/Options/TimeZoneEnabled",schemaPath:"#/properties/Options/properties/TimeZoneEnabled/anyOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(0 !== data10){
const err23 = {instancePath:instancePath+"/Options/TimeZoneEnabled",schemaPath:"#/properties/Options/properties/TimeZoneEnabled/anyOf/1/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs33 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/Options/TimeZoneEnabled",schemaPath:"#/properties/Options/properties/TimeZoneEnabled/anyOf/2/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(1 !== data10){
const err25 = {instancePath:instancePath+"/Options/TimeZoneEnabled",schemaPath:"#/properties/Options/properties/TimeZoneEnabled/anyOf/2/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
}
}
if(!valid5){
const err26 = {instancePath:instancePath+"/Options/TimeZoneEnabled",schemaPath:"#/properties/Options/properties/TimeZoneEnabled/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const element_time = validate17;
const schema18 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"WithSeconds":{"anyOf":[{"type":"boolean"},{"type":"number","const":0},{"type":"number","const":1}],"description":"The value is hh:mm:ss."}}}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.WithSeconds !== undefined){
let data7 = data6.WithSeconds;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data7 !== "boolean"){
const err11 = {instancePath:instancePath+"/Options/WithSeconds",schemaPath:"#/properties/Options/properties/WithSeconds/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs19 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/Options/WithSeconds",schemaPath:"#/properties/Options/properties/WithSeconds/anyOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(0 !== data7){
const err13 = {instancePath:instancePath+"/Options/WithSeconds",schemaPath:"#/properties/Options/properties/WithSeconds/anyOf/1/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/Options/WithSeconds",schemaPath:"#/properties/Options/properties/WithSeconds/anyOf/2/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(1 !== data7){
const err15 = {instancePath:instancePath+"/Options/WithSeconds",schemaPath:"#/properties/Options/properties/WithSeconds/anyOf/2/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err16 = {instancePath:instancePath+"/Options/WithSeconds",schemaPath:"#/properties/Options/properties/WithSeconds/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const element_list = validate18;
const schema19 = {"type":"object","required":["Id","DisplayName","DataType","Value","Items"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Items":{"type":"array","items":{"type":"string"},"minItems":1,"description":"The entries to choose from, untranslated."},"Options":{"type":"object","properties":{}}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Items === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Items"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err7 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err8 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.Items !== undefined){
let data6 = data.Items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err12 = {instancePath:instancePath+"/Items",schemaPath:"#/properties/Items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err13 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/Items",schemaPath:"#/properties/Items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Options !== undefined){
let data8 = data.Options;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err15 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const element_radiobutton = validate19;
const schema20 = {"type":"object","required":["Id","DisplayName","DataType","Value","Items"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Items":{"type":"array","items":{"type":"string"},"minItems":1,"description":"The entries to choose from, untranslated."},"Options":{"type":"object","properties":{}}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Items === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Items"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err7 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err8 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.Items !== undefined){
let data6 = data.Items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err12 = {instancePath:instancePath+"/Items",schemaPath:"#/properties/Items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err13 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/Items",schemaPath:"#/properties/Items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Options !== undefined){
let data8 = data.Options;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err15 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const element_simpleText = validate20;
const schema21 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."},"MultilineSize":{"type":"integer","minimum":0,"description":"Lines of the input. Unset, 0 or 1: a single line."},"MaxChars":{"type":"integer","minimum":0,"description":"Most characters (UTF-16 code units) of one instance."},"Required":{"anyOf":[{"type":"boolean"},{"type":"number","const":0},{"type":"number","const":1}],"description":"An entry is necessary."},"ValidationRegExp":{"type":"string","description":"ECMAScript pattern that is searched in each text. It must match for the spot to be saved."},"ValidationRegExpDescription":{"type":"string","description":"Displayed where the pattern does not match. Can be translated."}}}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data6.MultilineSize !== undefined){
let data8 = data6.MultilineSize;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/Options/MultilineSize",schemaPath:"#/properties/Options/properties/MultilineSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/Options/MultilineSize",schemaPath:"#/properties/Options/properties/MultilineSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data6.MaxChars !== undefined){
let data9 = data6.MaxChars;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/Options/MaxChars",schemaPath:"#/properties/Options/properties/MaxChars/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/Options/MaxChars",schemaPath:"#/properties/Options/properties/MaxChars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data6.Required !== undefined){
let data10 = data6.Required;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(typeof data10 !== "boolean"){
const err17 = {instancePath:instancePath+"/Options/Required",schemaPath:"#/properties/Options/properties/Required/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs25 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/Options/Required",schemaPath:"#/properties/Options/properties/Required/anyOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(0 !== data10){
const err19 = {instancePath:instancePath+"/Options/Required",schemaPath:"#/properties/Options/properties/Required/anyOf/1/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs27 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/Options/Required",schemaPath:"#/properties/Options/properties/Required/anyOf/2/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(1 !== data10){
const err21 = {instancePath:instancePath+"/Options/Required",schemaPath:"#/properties/Options/properties/Required/anyOf/2/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err22 = {instancePath:instancePath+"/Options/Required",schemaPath:"#/properties/Options/properties/Required/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data6.ValidationRegExp !== undefined){
if(typeof data6.ValidationRegExp !== "string"){
const err23 = {instancePath:instancePath+"/Options/ValidationRegExp",schemaPath:"#/properties/Options/properties/ValidationRegExp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.ValidationRegExpDescription !== undefined){
if(typeof data6.ValidationRegExpDescription !== "string"){
const err24 = {instancePath:instancePath+"/Options/ValidationRegExpDescription",schemaPath:"#/properties/Options/properties/ValidationRegExpDescription/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const element_spotGroup = validate21;
const schema22 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."},"IncludeTemplates":{"anyOf":[{"type":"boolean"},{"type":"number","const":0},{"type":"number","const":1}],"description":"Also offers spot groups that hold templates."}}}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data6.IncludeTemplates !== undefined){
let data8 = data6.IncludeTemplates;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(typeof data8 !== "boolean"){
const err13 = {instancePath:instancePath+"/Options/IncludeTemplates",schemaPath:"#/properties/Options/properties/IncludeTemplates/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/Options/IncludeTemplates",schemaPath:"#/properties/Options/properties/IncludeTemplates/anyOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(0 !== data8){
const err15 = {instancePath:instancePath+"/Options/IncludeTemplates",schemaPath:"#/properties/Options/properties/IncludeTemplates/anyOf/1/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs23 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/Options/IncludeTemplates",schemaPath:"#/properties/Options/properties/IncludeTemplates/anyOf/2/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(1 !== data8){
const err17 = {instancePath:instancePath+"/Options/IncludeTemplates",schemaPath:"#/properties/Options/properties/IncludeTemplates/anyOf/2/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err18 = {instancePath:instancePath+"/Options/IncludeTemplates",schemaPath:"#/properties/Options/properties/IncludeTemplates/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const element_mediaGroup = validate22;
const schema23 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."}}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const element_location = validate23;
const schema24 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."}}}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const element_player = validate24;
const schema25 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."}}}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const element_category = validate25;
const schema26 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."}}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const element_spot = validate26;
const schema27 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."}}}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const element_media = validate27;
const schema28 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."}}}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

export const element_edition = validate28;
const schema29 = {"type":"object","required":["Id","DisplayName","DataType","Value"],"properties":{"Id":{"type":"string","minLength":1,"description":"Unique in the file, case-sensitive."},"DisplayName":{"type":"string","description":"Label of the field, untranslated."},"DataType":{"type":"string"},"Value":{"description":"The value the widget starts with."},"Translations":{"type":"object","patternProperties":{"^.*$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"description":"Translated texts, by language code (for example \"de\")."},"Options":{"type":"object","properties":{"NumberOfInstances":{"type":"integer","minimum":0,"description":"How many instances the user may have. Unset, 0 or 1: one."}}}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DisplayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DataType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Value"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DisplayName !== undefined){
if(typeof data.DisplayName !== "string"){
const err6 = {instancePath:instancePath+"/DisplayName",schemaPath:"#/properties/DisplayName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.DataType !== undefined){
if(typeof data.DataType !== "string"){
const err7 = {instancePath:instancePath+"/DataType",schemaPath:"#/properties/DataType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Translations !== undefined){
let data3 = data.Translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(pattern2.test(key0)){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(pattern2.test(key1)){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/Translations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Translations/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/Translations",schemaPath:"#/properties/Translations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Options !== undefined){
let data6 = data.Options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.NumberOfInstances !== undefined){
let data7 = data6.NumberOfInstances;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/Options/NumberOfInstances",schemaPath:"#/properties/Options/properties/NumberOfInstances/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/Options",schemaPath:"#/properties/Options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const validators = {
  boolean: element_boolean,
  number: element_number,
  color: element_color,
  date: element_date,
  dateRange: element_dateRange,
  time: element_time,
  list: element_list,
  radiobutton: element_radiobutton,
  simpleText: element_simpleText,
  spotGroup: element_spotGroup,
  mediaGroup: element_mediaGroup,
  location: element_location,
  player: element_player,
  category: element_category,
  spot: element_spot,
  media: element_media,
  edition: element_edition
};

export const knownKeys = {
  "root": [
    "SpotIdentifier",
    "SpotVersion",
    "ApiVersion",
    "SpotType",
    "NumberOfSlots",
    "Options",
    "Elements"
  ],
  "options": [
    "PossibleNumbersOfSlots",
    "PossibleNumbersOfRows",
    "HasDetailView",
    "HasPrintSupport",
    "UseSingleElementUpdate",
    "DynamicResolution",
    "PossibleResolutions"
  ],
  "dynamicResolution": [
    "Active",
    "MinWidth",
    "MaxWidth",
    "MinHeight",
    "MaxHeight"
  ],
  "elements": {
    "boolean": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "number": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "color": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "date": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "dateRange": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "time": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "list": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options",
      "Items"
    ],
    "radiobutton": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options",
      "Items"
    ],
    "simpleText": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "spotGroup": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "mediaGroup": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "location": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "player": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "category": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "spot": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "media": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ],
    "edition": [
      "Id",
      "DisplayName",
      "DataType",
      "Value",
      "Translations",
      "Options"
    ]
  },
  "elementOptions": {
    "boolean": [
      "Conditions"
    ],
    "number": [
      "Minimum",
      "Maximum",
      "StepSize",
      "Conditions"
    ],
    "color": [
      "UseRGBA",
      "Conditions"
    ],
    "date": [
      "MinDate",
      "MaxDate",
      "Conditions"
    ],
    "dateRange": [
      "MinDate",
      "MaxDate",
      "TimeEnabled",
      "TimeZoneEnabled",
      "Conditions"
    ],
    "time": [
      "WithSeconds",
      "Conditions"
    ],
    "list": [
      "Conditions"
    ],
    "radiobutton": [
      "Conditions"
    ],
    "simpleText": [
      "NumberOfInstances",
      "MultilineSize",
      "MaxChars",
      "Required",
      "ValidationRegExp",
      "ValidationRegExpDescription",
      "Conditions"
    ],
    "spotGroup": [
      "NumberOfInstances",
      "IncludeTemplates",
      "Conditions"
    ],
    "mediaGroup": [
      "NumberOfInstances",
      "Conditions"
    ],
    "location": [
      "NumberOfInstances",
      "Conditions"
    ],
    "player": [
      "NumberOfInstances",
      "Conditions"
    ],
    "category": [
      "NumberOfInstances",
      "Conditions"
    ],
    "spot": [
      "NumberOfInstances",
      "Conditions"
    ],
    "media": [
      "NumberOfInstances",
      "Conditions"
    ],
    "edition": [
      "NumberOfInstances",
      "Conditions"
    ]
  }
};
